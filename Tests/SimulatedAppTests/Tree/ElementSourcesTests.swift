import SimulatedApp
import Testing
import TextInput

@testable import AppRuntime

@Suite("Sources of elements")
struct ElementSourcesTests {
  /// Two elements, a keyboard of three, and a menu above it.
  private let sources = ElementSources(
    [.backButton, .grabber, .menuItem(.copy)],
    keyboard: ShownKeyboard(first: 2, keys: [nil, .shift, .delete]))

  @Test("elements before, in and behind the keyboard keep the order of the tree")
  func order() {
    #expect(
      sources.map { "\($0)" } == [
        "backButton", "grabber", "system", "\(ElementSource.key(.shift))",
        "\(ElementSource.key(.delete))", "\(ElementSource.menuItem(.copy))",
      ])
  }

  @Test("without a keyboard they are as they were written")
  func plain() {
    let plain = ElementSources([.backButton, .grabber], keyboard: nil)
    #expect(plain.map { "\($0)" } == ["backButton", "grabber"])
  }

  @Test("a tree with a keyboard has a source for each element")
  func tree() throws {
    let app = TinyApp(
      .tiny(
        [Screen("main") { TextField("name", placeholder: "Name", binds: "name") }],
        container: .plain))
    app.touch("name", .tap)
    let snapshot = try #require(app.session.device.snapshot)
    #expect(snapshot.sources.count == snapshot.tree.count)
    let keys = snapshot.sources.indices.filter {
      if case .key = snapshot.sources[$0] { true } else { false }
    }
    #expect(keys.count > 26)
    #expect(keys.allSatisfy { snapshot.tree.frame(of: $0).y > 400 })
  }
}
