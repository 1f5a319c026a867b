import { StructuredData } from './StructuredData.tsx';

interface Props {
  /** The pages above, from the home page down. */
  above: { label: string; to: string }[];
  /** The current page. */
  here: string;
}

/** Tells search engines where the page is within the site. */
export function BreadcrumbData({ above, here }: Props) {
  return (
    <StructuredData
      of={
        import.meta.env.SSR
          ? (origin) => ({
              '@type': 'BreadcrumbList',
              itemListElement: [...above, { label: here, to: undefined }].map(({ label, to }, i) => ({
                '@type': 'ListItem',
                position: i + 1,
                name: label,
                item: to && origin + to,
              })),
            })
          : undefined
      }
    />
  );
}
