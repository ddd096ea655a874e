import { price } from "~/config/facts";
import { type Office, site } from "~/config/site";
import type { Post } from "~/content/blog";
import type { LocationPage } from "~/content/locations";
import { countries, countryOf } from "~/content/offices";
import { trailTo } from "~/content/site-map";
import type { Question } from "~/content/types";
import type { Coordinates } from "~/lib/geography";
import { internationalNumber } from "~/lib/phone-number";

/** A node of a page's JSON-LD graph; nodes refer to each other by `@id`. */
export type Node = Record<string, unknown>;

/** An absolute URL on this site. */
export const absolute = (path: string): string => new URL(path, site.origin).href;

const ids = {
  organization: absolute("/#organization"),
  website: absolute("/#website"),
};

const ref = (id: string) => ({ "@id": id });

const postalAddress = (office: Office): Node => ({
  "@type": "PostalAddress",
  streetAddress: office.street,
  addressLocality: office.city,
  addressRegion: office.stateCode,
  postalCode: office.postalCode,
  addressCountry: countryOf(office).code,
});

const coordinates = ({ latitude, longitude }: Coordinates): Node => ({
  "@type": "GeoCoordinates",
  latitude,
  longitude,
});

/** The company, in every graph that refers to it. */
export const organization = {
  "@type": "Organization",
  "@id": ids.organization,
  name: site.brand,
  legalName: site.legalName,
  url: absolute("/"),
  logo: absolute("/apple-touch-icon.png"),
  email: site.email,
  telephone: internationalNumber(site.phone),
  address: postalAddress(site.offices[0]),
  sameAs: site.social.map(({ url }) => url),
};

/** A page with the ISO date of its last change. */
export const webPage = (path: string, name: string, dateModified: string): Node => ({
  "@type": "WebPage",
  "@id": `${absolute(path)}#page`,
  name,
  url: absolute(path),
  dateModified,
  publisher: ref(ids.organization),
});

/** The company and its website, for the home page. */
export const organizationAndSite = (): Node[] => [
  organization,
  {
    "@type": "WebSite",
    "@id": ids.website,
    name: site.brand,
    url: absolute("/"),
    publisher: ref(ids.organization),
  },
];

/** An office with its hours and the circle it serves (specification 2, location pages). */
export const localBusiness = ({
  office,
  path,
  phone,
  email,
  heroImage,
  hours,
  serviceArea,
  content,
}: LocationPage): Node => ({
  "@type": "LocalBusiness",
  "@id": `${absolute(path)}#office`,
  name: `${site.brand} ${office.city}`,
  description: content.summary,
  url: absolute(path),
  image: absolute(heroImage),
  telephone: internationalNumber(phone),
  email,
  priceRange: price.text,
  address: postalAddress(office),
  geo: coordinates(serviceArea),
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: hours.days,
    opens: hours.opens,
    closes: hours.closes,
  },
  areaServed: {
    "@type": "GeoCircle",
    geoMidpoint: coordinates(serviceArea),
    // With its unit: schema.org reads a bare number as meters.
    geoRadius: `${serviceArea.radius.value} ${serviceArea.radius.symbol}`,
  },
  parentOrganization: ref(ids.organization),
});

export const service = (name: string, description: string, path: string): Node => ({
  "@type": "Service",
  "@id": `${absolute(path)}#service`,
  name,
  description,
  url: absolute(path),
  provider: ref(ids.organization),
  areaServed: countries.map((country) => ({ "@type": "Country", name: country })),
});

/** An article. Its author is a person on the About page. */
export const blogPosting = (post: Post, author: { name: string; title: string }): Node => ({
  "@type": "BlogPosting",
  "@id": `${absolute(post.slug)}#article`,
  headline: post.title,
  description: post.excerpt,
  datePublished: post.published,
  dateModified: post.updated ?? post.published,
  articleSection: post.category,
  mainEntityOfPage: absolute(post.slug),
  image: absolute(post.image),
  author: {
    "@type": "Person",
    name: author.name,
    jobTitle: author.title,
    worksFor: ref(ids.organization),
  },
  publisher: ref(ids.organization),
});

/** The blog and its published articles. */
export const blogIndex = (posts: readonly Post[]): Node => ({
  "@type": "Blog",
  "@id": `${absolute("/blog")}#blog`,
  publisher: ref(ids.organization),
  blogPost: posts
    .filter(({ placeholder }) => !placeholder)
    .map(({ title, slug, image, published }) => ({
      "@type": "BlogPosting",
      "@id": `${absolute(slug)}#article`,
      headline: title,
      url: absolute(slug),
      image: absolute(image),
      datePublished: published,
    })),
});

export const faqPage = (questions: readonly Question[], path: string): Node => ({
  "@type": "FAQPage",
  "@id": `${absolute(path)}#faq`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** The same trail as the page shows (`components/layout/breadcrumbs.tsx`). */
export const breadcrumbs = (path: string): Node => ({
  "@type": "BreadcrumbList",
  "@id": `${absolute(path)}#breadcrumbs`,
  itemListElement: trailTo(path).map(({ to, label }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: label,
    item: absolute(to),
  })),
});
