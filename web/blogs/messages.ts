import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  title: 'Blog: buying, selling and keeping a car in the Emirates',
  description: `What ${dealership.legalName} has learned about buying, selling, financing and keeping a car in the Emirates, written down for the next owner.`,
  heading: 'Worth knowing before you sign',
  lead: 'What we are asked in the showroom, answered at length.',
  readMore: 'Read More',
  none: 'No Blogs Available',
  noneHint: 'There is nothing to read at the moment. The cars are always worth a look.',
  unreachable: 'We could not reach our articles.',

  breadcrumb: 'Breadcrumb',
  home: 'Home',
  blogs: 'Blogs',
  dealer: dealership.legalName,
  share: 'Share',
  shareOn: 'Share this article',
  shareByWhatsApp: 'WhatsApp',
  shareByEmail: 'Email',
  copyLink: 'Copy link',
  author: 'Author',
  writesFor: `Writes for the blog of ${dealership.legalName}, a dealer of premium used cars in ${dealership.city}.`,
  latest: 'Latest articles',
  viewAllCars: 'View All Cars',
  carsHeading: 'From reading to driving',
  carsHint: 'The cars behind the advice, with their pictures, prices and specifications.',
};

export const blogMessages: Catalogue<typeof en> = { en };
