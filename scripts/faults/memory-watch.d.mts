export function watchMemory(pid: number): () => { grown: number; children: number };
