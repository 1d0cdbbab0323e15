import Foundation
import Testing

@testable import XCUIAutomation

/// What elements, queries, coordinates, snapshots and the device print (behaviour.md B).
@Suite struct DescriptionTests {
  private static func described(_ value: (XCUIApplication) -> Any) -> String {
    var text = ""
    ShopApp.run { text = String(reflecting: value($0)) }
    return text
  }

  @Test func `a query prints its steps with what each found`() {
    #expect(
      Self.described { $0.textFields } == """
        Find: Target Application 'com.example.shop'
          Output: {
            Application, 0x600000000000, pid: 4001, label: 'Shop'
          }
          ↪\u{FE0E}Find: Descendants matching type TextField
            Output: {
              TextField, 0x600000000480, {{16.0, 259.0}, {361.0, 34.0}}, identifier: 'name'
            }

        """)
  }

  @Test func `an element prints attributes, subtree, path and chain`() {
    let row = "TextField, 0x600000000480, {{16.0, 259.0}, {361.0, 34.0}}, identifier: 'name'"
    #expect(
      Self.described { $0.textFields["name"] } == """
        Attributes: \(row)
        Element subtree:
         →\(row)
        Path to element:
         →Application, 0x600000000000, pid: 4001, label: 'Shop'
          ↳Window (Main), 0x600000000080, {{0.0, 0.0}, {393.0, 852.0}}
           ↳Other, 0x600000000100, {{0.0, 0.0}, {393.0, 852.0}}
            ↳Other, 0x600000000280, {{0.0, 103.0}, {393.0, 749.0}}
             ↳\(row)
        Query chain:
         →Find: Target Application 'com.example.shop'
          Output: {
            Application, 0x600000000000, pid: 4001, label: 'Shop'
          }
          ↪\u{FE0E}Find: Descendants matching type TextField
            Output: {
              \(row)
            }
            ↪\u{FE0E}Find: Elements matching predicate '"name" IN identifiers'
              Output: {
                \(row)
              }

        """)
  }

  @Test func `a missing element prints its steps alone`() {
    #expect(
      Self.described { $0.otherElements["Missing View"].firstMatch } == """
        Query chain:
         →Find: Target Application 'com.example.shop'
          ↪\u{FE0E}Find: Descendants matching type Other
            ↪\u{FE0E}Find: Elements matching predicate '"Missing View" IN identifiers'
              ↪\u{FE0E}Find: First Match

        """)
  }

  @Test func `steps print as Xcode has them`() {
    let lines = Self.described { app in
      app.children(matching: .window).containing(.button, identifier: "x").element(boundBy: 4)
    }
    #expect(
      lines.split(separator: "\n").suffix(3).map { $0.drop { $0 == " " } } == [
        "↪\u{FE0E}Find: Children matching type Window",
        "↪\u{FE0E}Find: Elements containing elements matching predicate "
          + "'elementType == 9 AND \"x\" IN identifiers'",
        "↪\u{FE0E}Find: Element at index 4",
      ])
  }

  @Test func `a snapshot prints its rows`() throws {
    var text = ""
    ShopApp.run { app in
      if let frozen = try? app.navigationBars["Shop"].snapshot() {
        text = String(reflecting: frozen)
      }
    }
    #expect(
      text == """
         →NavigationBar, 0x600000000180, {{0.0, 59.0}, {393.0, 44.0}}, identifier: 'Shop'
            StaticText, 0x600000000200, {{178.5, 70.5}, {36.0, 20.5}}, label: 'Shop'

        """)
  }

  @Test func `a coordinate prints its element, its part and its point`() {
    #expect(
      Self.described {
        $0.buttons["buy"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25))
      } == "\"buy\" Button[0.50, 0.25]")
    #expect(
      Self.described {
        $0.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
          .withOffset(CGVector(dx: 25.65, dy: 697.5))
      } == "Target Application 'com.example.shop'[0.00, 0.00] -> (25.6, 697.5)")
  }

  @Test func `the device prints how it is`() {
    #expect(
      Self.described { _ in XCUIDevice.shared }
        == "XCUIDevice, name: 'iPhone 15', orientation: portrait, appearance: light")
  }

  @Test func `an error of a snapshot is Xcode's`() throws {
    var thrown: (any Error)?
    ShopApp.run { app in
      do { _ = try app.alerts["Oops"].snapshot() } catch { thrown = error }
    }
    let error = try #require(thrown) as NSError
    #expect(error.domain == "com.apple.dt.xctest.ui-testing.error")
    #expect(error.code == 10_008)
    let words =
      "Failed to get matching snapshot: No matches found for first query match sequence: "
      + "`Descendants matching type Alert` -> `Elements matching predicate "
      + "'\"Oops\" IN identifiers'`, given input App element pid: 4001"
    #expect(ShopApp.xcodeWords(error.localizedDescription) == words)
    #expect(ShopApp.xcodeWords("\(try #require(thrown))") == words)
  }

  @Test func `a snapshot as a dictionary holds every attribute that has a value`() throws {
    var frozen: (any XCUIElementSnapshot)?
    ShopApp.run { frozen = try? $0.navigationBars["Shop"].snapshot() }
    let bar = try #require(frozen).dictionaryRepresentation
    let always: Set<XCUIElement.AttributeName> = [
      .children, .elementType, .identifier, .title, .label, .frame, .enabled, .selected, .hasFocus,
      .horizontalSizeClass, .verticalSizeClass,
    ]
    #expect(Set(bar.keys) == always)
    #expect(bar[.label] as? String == "")
    #expect(bar[.frame] as? [String: Double] == ["X": 0, "Y": 59, "Width": 393, "Height": 44])
    let children = bar[.children] as? [[XCUIElement.AttributeName: Any]]
    #expect(children?.map { $0[.label] as? String } == ["Shop"])
    #expect((children?.first?[.children] as? [Any])?.isEmpty == true)
  }
}
