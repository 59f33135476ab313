/** The files cannot be what a crash leaves behind: something that was acknowledged may be gone. */
export class DamagedFile extends Error {}

/** Nothing is wrong with the files, they are only not for us. */
export class NewerFormat extends Error {}
