export const addressBar: string[];
export const chromiumArgs: string[];
