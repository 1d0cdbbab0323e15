import AccessibilityTree
import ScreenImport
import SeededCases
import SimulatedApp
import Testing
import WebDriver

/// Page sources have the formats of the drivers.
struct PageSourceTests {
  /// A window with a button that has special characters.
  private let tree: DriverTree = {
    var builder = SnapshotBuilder()
    let screen = ElementFrame(x: 0, y: 0, width: 390, height: 844)
    builder.begin(ElementAttributes(type: .application, label: "App", frame: screen))
    builder.begin(ElementAttributes(type: .window, frame: screen))
    var button = ElementAttributes(type: .button, identifier: "a&b", label: "<\"é\n")
    button.frame = ElementFrame(x: 10.5, y: 20, width: 30.2, height: 1000)
    button.isSelected = true
    builder.add(button)
    builder.end()
    builder.end()
    return DriverTree(builder.finish())
  }()

  @Test func `XML has a tag for each element with the attributes of the driver`() {
    #expect(
      PageSource(tree, bundle: "com.example").xml() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT>
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" \
        enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" \
        index="0" traits="" bundleId="com.example">
            <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" \
        accessible="false" x="0" y="0" width="390" height="844" index="0" traits="">
              <XCUIElementTypeButton type="XCUIElementTypeButton" value="1" name="a&amp;b" \
        label="&lt;&quot;é&#10;" enabled="true" visible="true" accessible="true" x="10" y="20" \
        width="31" height="1000" index="0" traits=""/>
            </XCUIElementTypeWindow>
          </XCUIElementTypeApplication>
        </AppiumAUT>

        """)
  }

  @Test func `attributes can be left out and the depth be limited`() {
    let source = PageSource(tree, excluding: [.traits, .visible], depth: 1)
    #expect(
      source.xml(isForAppium: false) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" \
        enabled="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
          <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" accessible="false" \
        x="0" y="0" width="390" height="844" index="0"/>
        </XCUIElementTypeApplication>

        """)
  }

  @Test func `JSON has the keys of WebDriverAgent`() throws {
    let window = try #require(PageSource(tree, depth: 1).json().member("children")?.value)
    #expect(
      JSONWriter.compact(window)
        == #"[{"type":"Window","rawIdentifier":null,"name":null,"value":null,"label":null,"#
        + #""rect":{"x":0,"y":0,"width":390,"height":844},"frame":"{{0, 0}, {390, 844}}","#
        + #""isEnabled":"1","isVisible":"1","isAccessible":"0","isFocused":"0","traits":""}]"#)
  }

  @Test func `the importer reads what was written`() throws {
    for seed in FuzzCount.times(300) {
      var numbers = SeededNumbers(seed: seed)
      let tree = RandomTrees.tree(&numbers)
      let file = try ImportReader.read(Array(PageSource(tree).xml().utf8))
      let read = DriverTree(file.snapshot(of: try #require(file.trees.first)))
      try #require(read.snapshot.count == tree.snapshot.count, "seed \(seed)")
      for node in 0..<tree.snapshot.count {
        for attribute in [DriverAttribute.type, .name, .label, .x, .y, .width, .height, .enabled] {
          #expect(
            read.text(attribute, of: node) ?? "" == tree.text(attribute, of: node) ?? "",
            "seed \(seed), element \(node), \(attribute)")
        }
        #expect(read.snapshot.depth(of: node) == tree.snapshot.depth(of: node), "seed \(seed)")
      }
    }
  }
}
