import PredicateFormat
import Testing

@testable import APIDescriptions

/// What loaders send, held against a description.
@Suite struct RequestCheckTests {
  private static let yaml = """
    openapi: 3.0.3
    servers:
      - url: https://api.example.com/v1
    paths:
      /items:
        parameters:
          - {name: X-Shop, in: header, required: true}
          - {name: Authorization, in: header, required: true}
        get:
          parameters:
            - {name: page, in: query, required: true}
            - {name: filter, in: query, style: deepObject}
          responses: {'200': {description: all}}
        post:
          requestBody: {$ref: '#/components/requestBodies/Item'}
          responses: {'204': {description: made}}
    components:
      requestBodies:
        Item:
          required: true
          content:
            application/json:
              schema:
                type: object
                required: [id, name]
                additionalProperties: false
                properties:
                  id: {type: integer, readOnly: true}
                  name: {type: string}
                  secret: {type: string, writeOnly: true}
                  sizes: {type: array, items: {enum: [S, L]}, uniqueItems: true}
                  price: {oneOf: [{type: number}, {type: string}]}
    """

  private func faults(_ request: LoaderRequest) throws -> [String] {
    let description = try APIDescription(name: "api.yaml", bytes: Array(Self.yaml.utf8))
    return StubContract(description).faults(inRequests: [request]).map(\.description)
  }

  private func get(
    _ url: String = "/v1/items", query: [String] = ["page"], headers: [String] = ["x-shop"]
  ) -> LoaderRequest {
    LoaderRequest(
      loader: "items", method: "GET", url: url, pointer: "", query: query, headers: headers)
  }

  private func post(_ body: FormatValue?) -> LoaderRequest {
    LoaderRequest(
      loader: "add", method: "POST", url: "/items", pointer: "", headers: ["X-Shop"], body: body)
  }

  private static let bound = FormatValue.record(["bind": .string("what")])

  @Test func `a request that agrees is not told`() throws {
    #expect(try faults(get()) == [])
    #expect(try faults(get("{server}/v1/items?page={a > 1 ? '/x' : '?'}", query: [])) == [])
    #expect(try faults(get(query: ["page", "filter[size]"])) == [])
    #expect(try faults(get("https://elsewhere.example.com/none")) == [])
  }

  @Test(
    arguments: [
      FormatValue.record(["name": .string("Lamp")]), .record(["name": bound]), bound,
      .record(["name": bound, "sizes": .list([bound, bound]), "price": bound]),
      .record(["name": .string("a"), "secret": .string("b"), "price": .integer(1)]),
      .string("anything"),
    ])
  func `a body that may agree is not told`(body: FormatValue) throws {
    #expect(try faults(post(body)) == [])
  }

  @Test func `paths and methods are told`() throws {
    #expect(
      try faults(get("/v1/none/{id}")) == [
        "loader \"items\": the description has no path /v1/none/{id} (api.yaml:4:1)"
      ])
    let put = LoaderRequest(loader: "items", method: "put", url: "/v1/items", pointer: "")
    #expect(
      try faults(put) == [
        "loader \"items\": /items has no PUT; it has GET, POST (api.yaml:9:5)"
      ])
  }

  @Test func `parameters are told`() throws {
    #expect(
      try faults(get(query: ["pgae"], headers: [])) == [
        "loader \"items\": GET /items has no query parameter pgae; it has page, filter "
          + "(api.yaml:9:5)",
        "loader \"items\": GET /items needs the query parameter page (api.yaml:11:11)",
        "loader \"items\": GET /items needs the header X-Shop (api.yaml:7:9)",
      ])
  }

  @Test(
    arguments: [
      (nil, "loader \"add\": POST /items needs a body (api.yaml:20:7)"),
      (
        FormatValue.record(["nmae": bound]),
        "loader \"add\", body: the key \"name\" is missing"
      ),
      (.record(["name": .integer(1)]), "loader \"add\", body /name: expected a string"),
      (
        .record(["name": bound, "sizes": .list([.string("S"), .string("XL")])]),
        "loader \"add\", body /sizes/1: expected one of \"S\", \"L\", found \"XL\""
      ),
    ] as [(FormatValue?, String)])
  func `a body that cannot agree is told`(body: FormatValue?, fault: String) throws {
    let told = try faults(post(body))
    #expect(told.contains { $0.hasPrefix(fault) }, "\(told)")
  }

  @Test func `a body is told where none is taken`() throws {
    var request = get()
    request.body = .record([:])
    #expect(
      try faults(request) == ["loader \"items\": GET /items takes no body (api.yaml:9:5)"])
  }

  @Test func `differences are told up to their limit`() throws {
    let wrong = LoaderRequest(loader: "a", method: "GET", url: "/none", pointer: "")
    let description = try APIDescription(name: "api.yaml", bytes: Array(Self.yaml.utf8))
    let contract = StubContract(description)
    let limit = StubContract.faultLimit
    for count in [limit - 1, limit, limit + 1] {
      let told = contract.faults(inRequests: Array(repeating: wrong, count: count))
      #expect(told.count == min(count, limit))
    }
  }

  @Test func `a description has as many methods as the limit and no more`() throws {
    func description(_ count: Int) throws -> APIDescription {
      let paths = (0..<count).map { #""/p\#($0)": {"get": {}}"# }.joined(separator: ",")
      let text = #"{"openapi": "3.1.0", "paths": {\#(paths)}}"#
      return try APIDescription(name: "api.json", bytes: Array(text.utf8))
    }
    _ = try description(APIDescription.operationLimit)
    let fault = #expect(throws: DescriptionFile.Unreadable.self) {
      try description(APIDescription.operationLimit + 1)
    }
    #expect(
      fault?.faults == ["api.json:1:22: the description has more than 10000 methods, the limit"])
  }
}
