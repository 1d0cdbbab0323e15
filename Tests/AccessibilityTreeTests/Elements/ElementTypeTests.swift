import AccessibilityTree
import Testing

@Suite struct ElementTypeTests {
  @Test func `there are 83 types with raw values from 0 to 82`() {
    #expect(ElementType.allCases.map { Int($0.rawValue) } == Array(0...82))
  }

  @Test(arguments: [
    (0, "any"), (1, "other"), (2, "application"), (4, "window"), (5, "sheet"), (7, "alert"),
    (9, "button"), (12, "checkBox"), (14, "popUpButton"), (19, "keyboard"), (20, "key"),
    (21, "navigationBar"), (22, "tabBar"), (24, "toolbar"), (25, "statusBar"), (26, "table"),
    (32, "collectionView"), (33, "slider"), (38, "picker"), (39, "pickerWheel"), (40, "switch"),
    (41, "toggle"), (42, "link"), (43, "image"), (45, "searchField"), (46, "scrollView"),
    (48, "staticText"), (49, "textField"), (50, "secureTextField"), (51, "datePicker"),
    (52, "textView"), (57, "map"), (58, "webView"), (75, "cell"), (79, "stepper"), (80, "tab"),
    (81, "touchBar"), (82, "statusItem"),
  ])
  func `a type has the raw value and name of XCUITest`(raw: UInt8, name: String) {
    #expect(ElementType(rawValue: raw)?.caseName == name)
  }

  @Test func `a type prints with a capital letter`() {
    #expect(
      [ElementType.staticText, .switch, .any].map(\.name) == ["StaticText", "Switch", "Any"])
  }

  @Test func `every type is found by its case name`() {
    #expect(ElementType.allCases.allSatisfy { ElementType(name: $0.caseName) == $0 })
  }

  @Test(arguments: ["", "Button", "buttons", "static text", "\u{0}"])
  func `a word that is no case name finds no type`(word: String) {
    #expect(ElementType(name: word) == nil)
  }
}
