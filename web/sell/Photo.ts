/** A chosen photo. */
export interface Photo {
  id: string;
  /** Its file's name on the device. */
  name: string;
  /** The file to send; ready once it is shrunk and stored on this device. Never rejects. */
  file: Promise<File>;
}
