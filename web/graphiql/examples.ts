/** The tabs of a developer's first visit: a filtered list, paging through the whole stock, the data of a page, a mutation. */
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
  {
    query: `# Offers a car to the dealer, with the photos that you choose with the paper clip. It is really sent: use a key
# of your own, with which it is stored once however often you send it.
mutation SellCar($input: SellCarInput!, $images: [Upload!]) {
  sellCar(input: $input, images: $images) {
    submission { id make model photoCount }
    message
    userErrors { field code message }
  }
}
`,
    variables: `{
  "input": {
    "idempotencyKey": "try-1",
    "make": "Nissan",
    "model": "Patrol",
    "year": "2021",
    "mileage": "64,000 km",
    "price": "AED 180,000",
    "origin": "gcc",
    "emirates": "dubai",
    "fullName": "Layla Hassan",
    "mobileNumber": "+971 50 123 4567",
    "email": "layla@example.ae",
    "description": "One owner, serviced by the dealer."
  }
}`,
  },
];
