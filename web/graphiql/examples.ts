/** The tabs that a developer finds at the first visit: a filtered list, the walk through the stock, a page's worth. */
export const examples = [
  {
    query: `# Cars under a filter, the cheapest first, with what else could be filtered for.
query Listing($filter: CarFilter) {
  cars(filter: $filter, sort: PRICE_ASC, first: 6) {
    totalCount
    nodes {
      id
      make { name }
      model { name }
      year
      mileage
      price
    }
    facets {
      makes { name count }
      bodyTypes { name count }
      price { min max }
    }
  }
}
`,
    variables: `{
  "filter": { "bodyTypes": ["SUV"], "year": { "min": 2020 }, "availableNow": true }
}`,
  },
  {
    query: `# The whole stock in parts: pass endCursor as after until hasNextPage is false.
query Inventory($after: String) {
  cars(first: 50, after: $after) {
    totalCount
    edges {
      cursor
      node { id title saleStatus listedAt }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
  {
    query: `# Featured cars, makes and the latest articles in one request.
query Home {
  featuredCars { id title price cover { path } }
  makes { id name }
  latestBlogs(limit: 3) { id title postedBy createdAt }
}
`,
  },
];
