# The five cheapest cars: sh quickstart.sh https://www.example.ae/graphql
curl --fail-with-body --silent --show-error "${1:-http://localhost:4000/graphql}" \
  --header 'content-type: application/json' \
  --data '{
    "query": "query ($first: Int!) { cars(sort: PRICE_ASC, first: $first) { totalCount nodes { id title price } } }",
    "variables": { "first": 5 }
  }'
