import SimulatedApp
import XCTest

@testable import AppTools

final class ViewCoverageTests: XCTestCase {
  func testStructuresThatAreViewsAreFound() {
    let source = """
      import SwiftUI
      struct MenuView: View {
      @MainActor public struct Row<Content: View>: View {
      struct Box<Content: View>: Shape {
      // struct Old: View {
      struct Loader: ViewModifier {
      """
    let places = ViewCoverage.places(in: source, file: "Menu.swift")
    XCTAssertEqual(places.map(\.view), ["MenuView", "Row"])
    XCTAssertEqual(places.map(\.line), [2, 3])
  }

  func testViewsAreCountedOnceARun() throws {
    let header =
      #"{"journal":1,"app":"Shop","bundle":"com.example.shop","seed":"1","device":"iPhone 15"}"#
    let shown = { (names: String) in
      #"{"t":0,"is":"assigned","screen":1,"key":"views","value":[\#(names)]}"#
    }
    let lines = [header, shown(#""MenuView""#), shown(#""MenuView","DrinkView""#)]
    let record = try JournalRecord(Array((lines.joined(separator: "\n") + "\n").utf8))
    var coverage = ViewCoverage([
      .init(view: "MenuView", file: "Menu.swift", line: 3),
      .init(view: "CakeView", file: "Cake.swift", line: 5),
    ])
    coverage.add(record)
    XCTAssertEqual(
      coverage.text,
      """
      1 of 2 views shown in 1 run
        Cake.swift:5: CakeView: not shown
        Menu.swift:3: MenuView: 1 run
      """)
  }
}
