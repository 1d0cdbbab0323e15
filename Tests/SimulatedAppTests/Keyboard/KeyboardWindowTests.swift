import AccessibilityTree
import SimulatedApp
import Testing

@testable import TextInput

@Suite("The window of the keyboard")
struct KeyboardWindowTests {
  private static func plan(
    _ typing: TypingDefinition = TypingDefinition(), shift: KeyboardState.Shift = .off
  ) -> KeyboardPlan {
    KeyboardPlan(
      typing: typing, layouts: KeyboardLayout.keyboards(for: "en"),
      state: KeyboardState(shift: shift), hasDock: true, canHide: false)
  }

  @Test("has what each of its elements does, in the order of the tree")
  func keys() {
    let window = KeyboardWindow(Self.plan(), on: .standard)
    #expect(window.keys.count == window.tree.count)
    for (node, key) in window.keys.enumerated() {
      guard case .text(let text) = key else { continue }
      #expect(window.tree.label(of: node) == (text == " " ? "space" : text))
    }
  }

  @Test("tells its elements apart by their tokens")
  func tokens() {
    let tree = KeyboardWindow(Self.plan(TypingDefinition(accessory: "Done")), on: .standard).tree
    #expect(Set((0..<tree.count).map { tree.token(of: $0) }).count == tree.count)
  }

  @Test("keeps the token of a key when capitals come and go")
  func capitals() {
    let small = KeyboardWindow(Self.plan(), on: .standard)
    let large = KeyboardWindow(Self.plan(shift: .once), on: .standard)
    let q = small.keys.firstIndex(of: .text("q")) ?? -1
    #expect(large.keys[q] == .text("Q"))
    #expect(large.tree.token(of: q) == small.tree.token(of: q))
  }

  @Test("is made once for a plan and a device")
  func shelf() {
    let shelf = KeyboardShelf()
    let first = shelf.window(Self.plan(), on: .standard)
    #expect(shelf.window(Self.plan(), on: .standard).tree === first.tree)
    #expect(shelf.window(Self.plan(shift: .once), on: .standard).tree !== first.tree)
  }

  @Test("is made anew for a device of another size")
  func devices() throws {
    let shelf = KeyboardShelf()
    let other = try #require(DeviceProfile.all.first { $0 != .standard })
    let first = shelf.window(Self.plan(), on: .standard)
    #expect(shelf.window(Self.plan(), on: other).tree !== first.tree)
  }

  @Test("gives way to others when many were shown")
  func capacity() {
    let shelf = KeyboardShelf()
    let first = shelf.window(Self.plan(), on: .standard)
    for number in 0..<40 {
      _ = shelf.window(Self.plan(TypingDefinition(accessory: "\(number)")), on: .standard)
    }
    #expect(shelf.window(Self.plan(), on: .standard).tree !== first.tree)
  }
}
