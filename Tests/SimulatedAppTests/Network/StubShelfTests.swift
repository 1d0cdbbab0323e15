import PredicateFormat
import SimulatedApp
import Testing

@testable import NetworkStubs

@Suite("The shelf of stubs")
struct StubShelfTests {
  private func set(_ name: String, _ rules: StubRule...) -> CompiledStubSet {
    CompiledStubSet(StubSet(name: name, rules: rules), loaders: [])
  }

  private let request = NetworkRequest("GET", "/a")

  @Test("asks the last set first, and the rules of a set in their order")
  func order() {
    var shelf = StubShelf()
    shelf.push(set("Old", Stub("GET", "/a"), Stub("GET", "/b")))
    shelf.push(set("New", Stub("GET", "/*", named: "first"), Stub("GET", "/a", named: "second")))

    #expect(shelf.match(request)?.rule.title == "New/first")
    #expect(shelf.pop() == "New")
    #expect(shelf.match(request)?.rule.title == "Old/GET /a")
  }

  @Test("keeps the sets that are there from the start")
  func defaults() {
    var shelf = StubShelf()
    shelf.push(set("Default", Stub("GET", "/a")), isDefault: true)

    #expect(shelf.pop() == nil)
    #expect(shelf.names == ["Default"])
  }

  @Test("counts how often a rule is asked, anew for a set that is pushed again")
  func counts() {
    var shelf = StubShelf()
    let set = set("Set", Stub("GET", "/a"))
    shelf.push(set)

    #expect([shelf.match(request)?.count, shelf.match(request)?.count] == [1, 2])
    shelf.push(set)
    #expect(shelf.match(request)?.count == 1)
  }

  @Test("gives each answer its times, and the last one for ever")
  func turns() {
    let rule = Stub("GET", "/a", answers: .status(500).times(2), .status(404), .status(200))

    #expect((1...6).map { rule.answer(for: $0)?.status } == [500, 500, 404, 200, 200, 200])
  }

  @Test("names the stubs whose answer depends on the requests before")
  func stubsInTurn() {
    var shelf = StubShelf()
    shelf.push(
      set(
        "Set", Stub("GET", "/a", named: "one"),
        Stub("GET", "/*", named: "turns", answers: .status(500), .status(200)),
        Stub("GET", "/{x}", named: "third", where: "count > 2", answers: .status(404)),
        Stub("GET", "/b", named: "other", answers: .status(500), .status(200))))

    #expect(shelf.stubsInTurn(for: request) == ["Set/turns", "Set/third"])
  }

  @Test("takes plain files by their names, those that ask for more first")
  func plainFiles() {
    var shelf = StubShelf()
    let names = [
      "GET_v1_items.json", "GET_v1_items?page=2.json", "GET_v1_items?page=2&q=a%2Fb.json",
    ]
    let files = names.map { StubSet.File(name: $0, bytes: []) }
    shelf.push(CompiledStubSet(StubSet(name: "S", files: files), loaders: []))
    func name(_ url: String) -> String? { shelf.match(NetworkRequest("GET", url))?.rule.name }

    #expect(name("/v1/items") == names[0])
    #expect(name("/v1/items/?page=2") == names[1])
    #expect(name("/v1/items?q=a/b&page=2") == names[2])
    #expect(name("/v1/items/7") == nil)
  }

  @Test("spells a request as the name of its file, which is that of the request again")
  func spelling() {
    let request = NetworkRequest("POST", "/api/v1/a%20b?name=x,y&z=%3F/")
    let stem = ResponseFileName.stem(for: request)

    #expect(stem == "POST_api_v1_a%20b?name=x,y&z=%3F%2F")
    let name = ResponseFileName(stem + ".json")
    #expect(name?.method == "POST")
    #expect(name?.path == "api_v1_a b")
    #expect(name?.query == request.query)
  }
}
