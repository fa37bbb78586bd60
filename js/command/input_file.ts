/** A file that is open for reading. */
export interface InputFile {
  /** The length in bytes, if it is known. */
  readonly size: number | undefined
  /** Reads the next bytes, or undefined at the end. They are valid until the call after the next one. */
  read(): Promise<Uint8Array | undefined>
  close(): Promise<void>
}
