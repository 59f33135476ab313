process.env.ROLE = 'worker';
await import('./main.js');

export {};
