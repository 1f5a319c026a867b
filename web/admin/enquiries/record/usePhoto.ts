import { useEffect, useState } from 'react';
import { fetchFile } from '../../page/files/fetchFile.ts';

/** The address of a photo within this page, once it is loaded with the token; `failed` if it could not be. */
export function usePhoto(id: string, name: string): { url?: string; failed: boolean } {
  const [photo, setPhoto] = useState<{ url?: string; failed: boolean }>({ failed: false });
  useEffect(() => {
    const ended = new AbortController();
    let made: string | undefined;
    const path = `/enquiries/${encodeURIComponent(id)}/photos/${encodeURIComponent(name)}`;
    fetchFile(path, { signal: ended.signal }).then(
      (file) => {
        if (ended.signal.aborted) return;
        made = URL.createObjectURL(file);
        setPhoto({ url: made, failed: false });
      },
      () => setPhoto({ failed: true }),
    );
    return () => {
      ended.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, name]);
  return photo;
}
