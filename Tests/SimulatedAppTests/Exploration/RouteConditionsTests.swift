import SimulatedApp
import Testing

@testable import AppReview

/// What is done on one screen opens a route of another.
@Suite("Conditions on what an app keeps")
struct RouteConditionsTests {
  /// An item can be liked; the likes are behind a button that is hidden until then.
  private static func app(
    hidden: String, like: String, context: String = "\"likes\": 0"
  ) throws -> AppTexts {
    try AppTexts(
      app: AppTexts.app(", \"context\": { \(context) }"),
      [
        "main": """
        { "view": [
          { "button#item": "Item", "tap": { "push": "item" } },
          { "button#likes": "Likes", "hidden": "\(hidden)", "tap": { "push": "likes" } }] }
        """,
        "item": """
        { "view": [{ "button#like": "Like", "tap": { "actions": \(like) } }] }
        """,
        "likes": #"{ "view": ["Likes"] }"#,
      ])
  }

  private static func unseen(_ app: AppTexts) -> [String] {
    RouteCheck(CompiledApp(app.definition)).run().rows.filter { !$0.holds }.map(\.subject.name)
  }

  @Test(arguments: [
    ("app.likes == 0", #"{ "assign": { "app.likes": "app.likes + 1" } }"#),
    ("defaults.liked != TRUE", #"{ "store": { "liked": "TRUE" } }"#),
    ("keychain.liked != 'yes'", #"{ "storeInKeychain": { "liked": "'yes'" } }"#),
  ]) func `a button that another screen shows is found`(hidden: String, like: String) throws {
    #expect(Self.unseen(try Self.app(hidden: hidden, like: like)) == [])
  }

  @Test(arguments: ["app.likes < 3", "app.likes <= 2", "app.likes != 3"])
  func `a button that several equal steps show is found`(hidden: String) throws {
    let app = try Self.app(hidden: hidden, like: #"{ "assign": { "app.likes": "app.likes + 1" } }"#)
    #expect(Self.unseen(app) == [])
  }

  @Test func `a number that is counted down is found`() throws {
    let app = try Self.app(
      hidden: "app.likes > 0", like: #"{ "assign": { "app.likes": "app.likes - 1" } }"#,
      context: "\"likes\": 4")
    #expect(Self.unseen(app) == [])
  }

  @Test func `up to the limit of steps`() throws {
    let unseen = { (steps: Int) in
      Self.unseen(
        try Self.app(
          hidden: "app.likes < \(steps)", like: #"{ "assign": { "app.likes": "app.likes + 1" } }"#))
    }
    #expect(try unseen(RouteConditions.stepLimit) == [])
    #expect(try unseen(RouteConditions.stepLimit + 1) == ["likes"])
  }

  @Test func `one that nothing shows is not`() throws {
    let app = try Self.app(
      hidden: "app.likes < 3", like: #"{ "assign": { "app.likes": "2" } }"#)
    #expect(Self.unseen(app) == ["likes"])
  }

  @Test func `a list that another screen fills is found`() throws {
    let app = try AppTexts(
      app: AppTexts.app(#", "context": { "liked": [] }"#),
      [
        "main": """
        { "view": [
          { "button#item": "Item", "tap": { "push": "item" } },
          { "cell": { "bind": "item" }, "forEach": "app.liked", "tap": { "push": "likes" } }] }
        """,
        "item": """
        { "view": [
          { "button#like": "Like", "tap": { "actions": { "assign": { "app.liked": "{'a'}" } } } }] }
        """,
        "likes": #"{ "view": ["Likes"] }"#,
      ])
    #expect(Self.unseen(app) == [])
  }

  @Test func `a guard of another state reads what this one counts`() throws {
    let app = try AppTexts([
      "main": """
      { "context": { "count": 0 }, "initial": "counting",
        "states": {
          "counting": { "view": [
            { "button#more": "More", "tap": { "actions": { "assign": { "count": "count + 1" } } } },
            { "button#next": "Next", "tap": { "target": "deciding" } }] },
          "deciding": {
            "after": { "1s": [{ "guard": "count > 0", "target": "many" }, "counting"] } },
          "many": {} } }
      """
    ])
    #expect(Self.unseen(app) == [])
  }

  @Test func `so many comparisons of an app are told apart, and no more`() throws {
    let limit = RouteConditions.limit
    func seen(_ count: Int) throws -> Bool {
      let buttons = (1...count).map { number in
        #"{ "button": "b\#(number)", "hidden": "app.likes < \#(number)", "tap": "NOTHING" }"#
      }
      let app = try AppTexts(
        app: AppTexts.app(#", "context": { "likes": 0 }"#),
        [
          "first": #"{ "on": { "NOTHING": [] }, "view": [\#(buttons.joined(separator: ","))] }"#,
          "main": #"{ "view": ["Main"] }"#,
        ])
      let conditions = try #require(RouteConditions(app.definition))
      let walk = RouteWalk(CompiledApp(app.definition), coordinator: "Main")
      return conditions.held(in: walk.process).count == count
    }
    #expect(try seen(limit))
    #expect(try !seen(limit + 1))
  }
}
