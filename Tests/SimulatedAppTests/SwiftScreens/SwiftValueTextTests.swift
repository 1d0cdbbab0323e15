import PredicateFormat
import SimulatedApp
import Testing

@testable import AppBuilding

@Suite("Swift values as words")
struct SwiftValueTextTests {
  private struct Item { var id = 1, name = "a\"b" }
  private final class Reference {}
  private enum Choice {
    case none, one(Int), named(id: Int), pair(Int, String), item(Item), many([Int])
  }

  @Test("are spelled as they are written")
  func spelled() {
    #expect(SwiftValueText.of(Choice.none) == "none")
    #expect(SwiftValueText.of(Choice.one(3)) == "one(3)")
    #expect(SwiftValueText.of(Choice.named(id: 3)) == "named(id: 3)")
    #expect(SwiftValueText.of(Choice.pair(3, "a")) == "pair(3, \"a\")")
    #expect(SwiftValueText.of(Choice.item(Item())) == #"item(Item(id: 1, name: "a\"b"))"#)
    #expect(SwiftValueText.of(Choice.many([1, 2])) == "many([1, 2])")
    #expect(SwiftValueText.of(Optional(Choice.none) as Any) == "none")
  }

  private enum Touch: SpelledCase {
    case named(String), other(Int)

    var nameAndText: (name: String, text: String)? {
      if case .named(let name) = self { ("named", name) } else { nil }
    }
  }
  private enum PlainTouch { case named(String), other(Int) }

  @Test("are spelled the same by themselves as by reflection")
  func spelledBySelf() {
    let name = #"tap "Log in" \ é"#
    #expect(SwiftValueText.of(Touch.named(name)) == SwiftValueText.of(PlainTouch.named(name)))
    #expect(SwiftValueText.of(Touch.other(3)) == SwiftValueText.of(PlainTouch.other(3)))
  }

  @Test("do not depend on hash tables or on memory")
  func ordered() {
    #expect(SwiftValueText.of(Set(["c", "a", "b"])) == #"["a", "b", "c"]"#)
    #expect(
      SwiftValueText.of(["b": 1, "a": 2]) == #"[(key: "a", value: 2), (key: "b", value: 1)]"#)
    #expect(SwiftValueText.of(Reference()) == "Reference")
  }

  private enum Phase { case idle, failed(String) }
  private struct Page {
    var count = 0
    var isOpen = false
    var phase = Phase.idle
    var error: String?
    var inner = Item()
    var list = [1.5]
    var small: UInt8 = 3
  }

  @Test("name the state that they are")
  func names() {
    #expect(SwiftValueText.name(of: Phase.failed("a")) == "failed")
    #expect(SwiftValueText.name(of: Item()) == "shown")
    #expect(SwiftValueText.name(of: Page()) == "phase idle")
    let page = Page(isOpen: true, phase: .failed("a"), error: "b")
    #expect(SwiftValueText.name(of: page) == "isOpen, phase failed, error")
  }

  @Test("give their properties to expressions, in order")
  func members() {
    let members = SwiftValueText.members(of: Page())
    #expect(
      members.map(\.key) == ["count", "isOpen", "phase", "error", "inner", "list", "small"])
    #expect(
      members.map(\.value) == [
        0, false, "idle", .null, ["id": 1, "name": "a\"b"], [1.5], 3,
      ])
  }

  @Test("are spelled to a depth, and are a dash below it")
  func depth() {
    let text = { (lists: Int) in
      var value: Any = 1
      for _ in 0..<lists { value = [value] }
      return SwiftValueText.of(value).filter { $0 != "[" && $0 != "]" }
    }
    #expect(text(SwiftValueText.depthLimit - 1) == "1")
    #expect(text(SwiftValueText.depthLimit) == "-")
  }
}
