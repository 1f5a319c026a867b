/** An email address, written from left to right in every language. Where a line is too short, it breaks after the `@`. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <bdi dir="ltr" translate="no" className="wrap-anywhere">
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </bdi>
  );
}
