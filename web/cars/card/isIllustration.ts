/** A picture of a car. Lists load its description, the car's page its file name. */
interface Named {
  filename?: string | null;
  description?: string | null;
}

/** Whether a picture is a drawing, as in the demonstration stock; its file name and its description say so. */
export function isIllustration({ filename, description }: Named): boolean {
  return /^illustration/i.test(filename ?? description ?? '');
}
