import SimulatedApp
import Testing

@Suite("Pressed keys")
struct PressedKeyTests {
  private static func edit(_ key: Character, _ held: ModifierKey...) -> TextEdit? {
    PressedKey(key, holding: Set(held)).edit
  }

  @Test("letters are texts, capitals with shift or caps lock, and nothing with other keys")
  func letters() {
    #expect(Self.edit("ä") == .insert("ä"))
    #expect(Self.edit("ä", .shift) == .insert("Ä"))
    #expect(Self.edit("ä", .capsLock) == .insert("Ä"))
    #expect(Self.edit("ä", .control) == nil)
    #expect(Self.edit("\u{1B}") == nil)
    #expect(Self.edit("\u{F70A}") == nil)
  }

  @Test("arrows and delete reach further with option and command, and select with shift")
  func reach() {
    #expect(Self.edit("\u{F702}") == .move(.left, isSelecting: false))
    #expect(Self.edit("\u{F702}", .shift, .option) == .move(.wordLeft, isSelecting: true))
    #expect(Self.edit("\u{F703}", .command) == .move(.lineEnd, isSelecting: false))
    #expect(Self.edit("\u{F700}", .command) == .move(.start, isSelecting: false))
    #expect(Self.edit("\u{F72B}", .shift) == .move(.end, isSelecting: true))
    #expect(Self.edit("\u{8}", .option) == .delete(.wordLeft))
    #expect(Self.edit("\u{F728}") == .delete(.right))
  }

  @Test("command has the shortcuts of text fields")
  func shortcuts() {
    let items = "acxvq".map { PressedKey($0, holding: [.command]).shortcut }
    #expect(items == [.selectAll, .copy, .cut, .paste, nil])
    #expect(PressedKey("V", holding: [.command, .capsLock]).shortcut == .paste)
    #expect(PressedKey("a", holding: [.command, .shift]).shortcut == nil)
    #expect(PressedKey("a").shortcut == nil)
  }
}
