import SimulatedApp
import Testing

@testable import AppTools

/// Where `routes diff` points for a gesture whose transitions have no event of their own.
@Suite("Places of gestures")
struct GesturePlaceTests {
  private static let help = #"{ "view": ["Help"] }"#

  private static let plain = #"{ "element": { "type": "other" } }"#

  private static func places(
    _ old: String, _ new: String, component: String = plain
  ) throws -> [String] {
    let apps = try [old, new].map {
      try WrittenApp(["main": $0, "help": help, "other": help, "Components/go": component])
    }
    return apps[1].differences(from: apps[0]).places.map { $0?.description ?? "none" }
  }

  @Test func `an element's own gesture`() throws {
    let main = { (screen: String) in
      """
      { "view": [
        { "button": "Go", "tap": { "push": "\(screen)" } }] }
      """
    }
    #expect(try Self.places(main("help"), main("other")) == ["main.json:2:28"])
  }

  @Test func `the use of a component`() throws {
    let main = { (screen: String) in
      """
      { "view": [
        "Main",
        { "go": { "screen": "\(screen)" } }] }
      """
    }
    let component = """
      { "parameters": { "screen": null },
        "element": { "type": "button", "label": "Go", "tap": { "push": "$screen" } } }
      """
    #expect(
      try Self.places(main("help"), main("other"), component: component) == ["main.json:3:3"])
  }

  @Test func `a row of a section, a case of a choice`() throws {
    let main = { (screen: String) in
      """
      { "view": [{ "type": "table", "sections": [{ "rows": [
        { "cases": [
          { "show": { "cell": "Go", "tap": { "push": "\(screen)" } } }] }] }] }] }
      """
    }
    #expect(try Self.places(main("help"), main("other")) == ["main.json:3:38"])
  }
}
