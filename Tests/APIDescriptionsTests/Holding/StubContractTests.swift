import Testing

@testable import APIDescriptions

@Suite struct StubContractTests {
  static let yaml = """
    openapi: 3.0.3
    info: {title: Shop, version: '1'}
    servers:
      - url: https://api.example.com/v1
    paths:
      /items/{id}:
        get:
          responses:
            '200':
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Item'}
            4XX: {description: wrong}
      /items/new:
        post:
          responses:
            '204': {description: made}
    components:
      schemas:
        Item:
          type: object
          required: [id]
          properties:
            id: {type: string}
            made: {type: string, format: date}
    """

  private func contract() throws -> StubContract {
    StubContract(try APIDescription(name: "api.yaml", bytes: Array(Self.yaml.utf8)))
  }

  private func faults(_ rule: String, files: [String: String] = [:]) throws -> [String] {
    let rules = (name: "rules.json", bytes: Array(#"{"rules": [\#(rule)]}"#.utf8))
    let all = files.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: Array($0.value.utf8)) }
    return try contract().faults(inSet: "S", files: [rules] + all).map(\.description)
  }

  @Test(
    arguments: [
      #"{"method": "GET", "url": "/v1/items/1", "answer": {"body": {"id": "1"}}}"#,
      #"{"method": "GET", "url": "/items/{any}", "answer": {"body": {"id": "1"}}}"#,
      #"{"url": "https://api.example.com/v1/items/1", "answer": {"body": "{\"id\": \"1\"}"}}"#,
      #"{"method": "POST", "url": "/v1/items/new", "answer": {"status": 204}}"#,
      #"{"method": "GET", "url": "/v1/items/1", "answer": {"status": 404}}"#,
      #"{"method": "GET", "url": "/v1/items/1", "answer": {"failure": "offline"}}"#,
      #"{"method": "GET", "url": "/v1/**", "answer": {"body": {"id": "1"}}}"#,
      #"{"loader": "a", "answer": {"body": 1}}"#,
      #"{"url": "/items/1", "answer": {"body": {"id": "", "made": {"$date": "now", "format": "yyyy-MM-dd"}}}}"#,
    ])
  func `an answer that agrees is not told`(rule: String) throws { #expect(try faults(rule) == []) }

  @Test(
    arguments: [
      (
        #"{"method": "GET", "url": "/v2/items", "answer": {}}"#,
        "S/rules.json:1:37: the description has no path /v2/items (api.yaml:5:1)"
      ),
      (
        #"{"method": "PUT", "url": "/v1/items/1", "answer": {}}"#,
        "S/rules.json:1:23: /items/{id} has no PUT; it has GET (api.yaml:7:5)"
      ),
      (
        #"{"method": "GET", "url": "/v1/items/1", "answer": {"status": 302}}"#,
        "S/rules.json:1:73: GET /items/{id} has no response 302; it has 200, 4XX (api.yaml:8:7)"
      ),
      (
        #"{"method": "GET", "url": "/v1/items/1", "answer": {"body": {"id": 1}}}"#,
        "S/rules.json:1:78: expected a string, found a number (api.yaml:24:20)"
      ),
      (
        #"{"method": "GET", "url": "/v1/items/1", "answer": {"body": {}}}"#,
        #"S/rules.json:1:71: the key "id" is missing (api.yaml:22:17)"#
      ),
      (
        #"{"method": "GET", "url": "/v1/items/1"}"#,
        "S/rules.json:1:12: the response 200 of GET /items/{id} has a body, found none "
          + "(api.yaml:10:11)"
      ),
      (
        #"{"method": "GET", "url": "/v1/items/1", "answer": {"body": "text"}}"#,
        "S/rules.json:1:71: the response 200 of GET /items/{id} is JSON, found other text "
          + "(api.yaml:10:11)"
      ),
      (
        #"{"method": "POST", "url": "/v1/items/new", "answer": {"status": 204, "body": 1}}"#,
        "S/rules.json:1:89: the response 204 of POST /items/new has no body (api.yaml:17:16)"
      ),
    ])
  func `a difference has the places of both`(rule: String, fault: String) throws {
    #expect(try faults(rule) == [fault])
  }

  @Test func `each answer of a rule is held`() throws {
    let rule = #"{"url": "/items/1", "answer": [{"body": {"id": 1}}, {"body": {"id": true}}]}"#
    #expect(try faults(rule).count == 2)
  }

  @Test func `files are held, named by a rule or after a request`() throws {
    let rule = #"{"method": "GET", "url": "/v1/items/1", "answer": {"file": "a.json"}}"#
    #expect(
      try faults(
        rule, files: ["a.json": "{\n  \"id\": 1 }", "GET_v1_items_2.json": #"{"id": null}"#])
        == [
          "S/a.json:2:9: expected a string, found a number (api.yaml:24:20)",
          "S/GET_v1_items_2.json:1:8: expected a string, found null (api.yaml:24:20)",
        ])
  }

  @Test func `recordings are held, without those of other hosts`() throws {
    let entry = { (url: String, body: String) in
      #"{"request": {"method": "GET", "url": "\#(url)"}, "response": {"status": 200, "content": \#(body)}}"#
    }
    let har = """
      {"log": {"entries": [
      \(entry("https://api.example.com/v1/items/1?a=b", #"{"text": "{\"id\": 1}"}"#)),
      \(entry("https://api.example.com/v1/items/1", #"{"text": "eyJpZCI6ICIxIn0=", "encoding": "base64"}"#)),
      \(entry("https://ads.example.net/pixel", "{}")),
      \(entry("https://api.example.com/v1/none", "{}"))
      ]}}
      """
    let found = try contract().faults(inRecording: "a.har", bytes: Array(har.utf8))
    #expect(
      found.map(\.description) == [
        "a.har:2:129: expected a string, found a number (api.yaml:24:20)",
        "a.har:5:38: the description has no path /v1/none (api.yaml:5:1)",
      ])
  }

  @Test(
    arguments: [
      (
        "swagger: '2.0'\n",
        "a:1:1: expected a description with \"openapi\": \"3.0.x\" or \"3.1.x\", found one of Swagger 2"
      ),
      ("openapi: 3.0.0\npaths: {}\n", "a:2:1: the description has no paths with methods"),
      ("{", "a:1:2: expected a key in double quotes, found the end of the file"),
      ("a: [", "a:1:5: expected a value"),
    ])
  func `what is no description is told`(text: String, fault: String) {
    #expect(throws: DescriptionFile.Unreadable(faults: [fault])) {
      try APIDescription(name: "a", bytes: Array(text.utf8))
    }
  }

  // MARK: - Rules for loaders

  private func loaderFaults(_ answer: String, pointer: String = "") throws -> [String] {
    let rules = #"{"rules": [{"loader": "item", "answer": \#(answer)}]}"#
    return try contract().faults(
      inSet: "S", files: [(name: "rules.json", bytes: Array(rules.utf8))],
      loaders: [
        LoaderRequest(loader: "item", method: "get", url: "/v1/items/{id}", pointer: pointer),
        LoaderRequest(loader: "other", method: "GET", url: "/v1/none", pointer: ""),
      ]
    ).map(\.description)
  }

  @Test func `a loader's answer is held where the loader reads it`() throws {
    #expect(try loaderFaults(#"{"body": {"id": "1"}}"#) == [])
    #expect(try loaderFaults(#"{"body": "1"}"#, pointer: "/id") == [])
    #expect(
      try loaderFaults(#"{"body": 1}"#, pointer: "/id")
        == ["S/rules.json:1:50: expected a string, found a number (api.yaml:24:20)"])
    #expect(
      try loaderFaults(#"{"status": 302}"#)
        == [
          "S/rules.json:1:52: GET /items/{id} has no response 302; it has 200, 4XX (api.yaml:8:7)"
        ])
  }

  @Test func `a loader's answer at a place that the description leaves open is not told`() throws {
    #expect(try loaderFaults(#"{"body": 1}"#, pointer: "/more/0") == [])
  }

  @Test func `a loader's failure is not held`() throws {
    #expect(try loaderFaults(#"{"failure": "offline"}"#) == [])
  }
}
