import SimulatedApp
import Testing

@testable import ModelDrafting

/// What a test has entered is still there in a later scene.
@Suite struct EnteredValuesTests {
  private static let name = ElementKey(type: .textField, name: "Name")
  private static let sound = ElementKey(type: .switch, name: "Sound")

  @Test func `a typed text is kept from the next scene on`() {
    var entries = EnteredValues()
    entries.type("Amy", into: Self.name)
    #expect(entries.keptText(of: Self.name) == nil)
    entries.beginScene(showing: [])
    #expect(entries.keptText(of: Self.name) == "Amy")
    #expect(entries.typed.isEmpty)
  }

  @Test func `deleted letters are gone`() {
    var entries = EnteredValues()
    entries.type("Amy", into: Self.name)
    entries.type("\u{8}a\n", into: Self.name, deleting: 1)
    #expect(entries.typed[Self.name] == "Aa")
  }

  @Test func `a switch that was turned on is on in a later scene, and was off before`() {
    var entries = EnteredValues()
    let (first, second) = (SceneKey(action: 1), SceneKey(action: 2))
    #expect(entries.keptValues(of: Self.sound, isOn: false, in: first).isEmpty)
    entries.toggle(Self.sound)
    #expect(entries.keptValues(of: Self.sound, isOn: true, in: first).isEmpty)
    entries.beginScene(showing: [Self.sound])
    #expect(
      entries.keptValues(of: Self.sound, isOn: true, in: second) == [first: "0", second: "1"])
  }

  @Test func `a switch that the test never turned has no value of its own`() {
    var entries = EnteredValues()
    #expect(entries.keptValues(of: Self.sound, isOn: true, in: SceneKey(action: 2)).isEmpty)
  }
}
