export class DirectoryInUse extends Error {
  constructor(directory: string, holder: string) {
    super(`The data directory ${directory} is in use by ${holder}.`);
  }
}
