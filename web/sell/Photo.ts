/** A photo that was chosen. */
export interface Photo {
  id: string;
  /** Its file's name on the device. */
  name: string;
  /** What will be sent, once it has been shrunk and kept on this device. Never rejects. */
  file: Promise<File>;
}
