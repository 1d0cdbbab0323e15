import PredicateFormat
import SimulatedApp
import Testing

@testable import AppReview

@Suite("Guards that can hold")
struct GuardLogicTests {
  /// A screen whose keys hold: a number that grows, one of two numbers, a switch, any text, a mode,
  /// and a text that events fill.
  private static let screen = ScreenDefinition(
    name: "s",
    context: [
      "grown": 0, "few": 1, "flag": false, "text": "", "mode": "a", "still": 7, "made": .null,
      "named": "",
    ],
    view: [
      ElementDefinition(.textField, binding: "text"), ElementDefinition(.switch, binding: "flag"),
    ],
    initial: "idle",
    states: [
      StateDefinition(
        name: "idle",
        on: [
          EventDefinition(
            "GO",
            [
              TransitionDefinition(actions: [
                .assign(key: "grown", expression: "grown + 1"),
                .assign(key: "few", expression: "3"), .assign(key: "mode", expression: "'b'"),
                .assign(key: "made", expression: "event.data"),
                .assign(key: "named", expression: "event.name"),
              ])
            ])
        ])
    ])

  private static let logic = GuardLogic(
    ranges: ContextRanges(.tiny([screen])), screen: screen)

  @Test(
    arguments: [
      ("1 == 2", false), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
      ("few == 3", true), ("few == 2", false), ("few > 3", false), ("few IN {2, 4}", false),
      ("grown > 1000000", true), ("grown < 0", false), ("grown == 'x'", false),
      ("grown == nil", true), ("grown < 0 OR few == 3", true), ("NOT grown >= 0", true),
      ("flag == TRUE", true), ("flag == 2", false), ("text == 'any'", true), ("text > 5", false),
      ("text == 'a' AND text == 'b'", false), ("text == 'a' AND text != 'a'", false),
      ("text.length > 3", true), ("text.length < 0", false), ("named.length > 3", true),
      ("named.length < 0", false), ("named.part.length < 0", true), ("made.length < 0", true),
      ("mode == 'c'", false), ("mode IN {'b', 'c'}", true),
      ("still == 7", true), ("still != 7", false), ("made == 9", true),
      ("made > 5 AND made < 3", false), ("made > 5 AND made <= 6", true),
      ("made == 1 AND made == 2", false), ("made == 'a' AND made > 1", false),
      ("event.x > 2 AND NOT event.x > 2", false), ("event.x > 2 AND event.x < 2.5", true),
      ("state == 'idle'", true), ("state == 'gone'", false),
      ("few + still == 10", true), ("few + still == 9", false), ("5 < grown AND grown < 4", false),
      ("made ==[c] 'A' AND made ==[c] 'b'", true), ("ANY made == 1", true),
    ])
  func `are told from those that cannot`(text: String, canHold: Bool) throws {
    #expect(Self.logic.canHold(try FormatPredicate(text).root) == canHold)
  }

  @Test(
    arguments: [
      (["grown > 0"], "grown > 5", true), (["grown > 5"], "grown > 0", false),
      (["flag == TRUE", "flag == FALSE"], nil, true), (["flag == TRUE"], nil, false),
      (["few == 1", "few == 3"], "text == 'x'", false), (["made > 1"], "made == 2", true),
      (["made > 1 AND text == 'x'"], "made == 2", false), (["made != 1"], "made == 2", true),
      (["made.x > 1"], "made.y > 1", false), ([nil], "made == 2", true),
      (["few > 0"], "few > 2", true),
    ] as [([String?], String?, Bool)])
  func `are shadowed only where one before always holds`(
    earlier: [String?], text: String?, isShadowed: Bool
  ) throws {
    let nodes = try earlier.map { try $0.map { try FormatPredicate($0).root } }
    let node = try text.map { try FormatPredicate($0).root }
    #expect(Self.logic.isShadowed(node, by: nodes) == isShadowed)
  }
}
