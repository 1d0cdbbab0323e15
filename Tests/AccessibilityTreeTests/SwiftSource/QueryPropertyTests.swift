import AccessibilityTree
import Foundation
import Testing

@Suite struct QueryPropertyTests {
  @Test("every type has Apple's property, or is asked for by its case")
  func propertiesAreThoseOfTheFacade() throws {
    let facade = try String(
      contentsOfFile:
        "Sources/XCUIAutomation/Elements/Queries/XCUIElementTypeQueryProvider+Types.swift",
      encoding: .utf8)

    for type in ElementType.allCases {
      guard let name = QueryProperty.name(of: type) else {
        #expect([.any, .application].contains(type))
        continue
      }
      #expect(
        facade.contains("public var \(name): XCUIElementQuery { below(.\(type.caseName)) }")
          || facade.contains("public var \(name): XCUIElementQuery { below(.`\(type.caseName)`) }"),
        "\(name)")
    }
  }

  @Test func aTypeWithoutOneIsAskedForByItsCase() {
    #expect(QueryProperty.call(for: .any) == ".descendants(matching: .any)")
  }
}
