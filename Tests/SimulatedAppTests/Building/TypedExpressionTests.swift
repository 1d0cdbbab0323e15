import PredicateFormat
import SeededCases
import SimulatedApp
import Testing

@testable import AppBuilding

@Suite("Typed expressions")
struct TypedExpressionTests {
  /// A context, and the same values for closures.
  struct Values {
    var count: Int
    var other: Int
    var price: Double
    var isEmpty: Bool
    var isOpen: Bool
    var name: String
    var tags: [String]

    init(_ draws: inout SeededDraws) {
      count = draws.below(9) - 4
      other = draws.below(9) - 4
      price = Double(draws.below(40)) / 4 - 5
      isEmpty = draws.chance(50)
      isOpen = draws.chance(50)
      name = draws.pick(["", "a", "ab", "abc", "b\"c\\", "bc 1", "a\nb"])
      tags = draws.list(4) { $0.pick(["a", "b", "abc"]) }
    }

    var record: FormatValue {
      [
        "count": .integer(Int64(count)), "other": .integer(Int64(other)), "price": .real(price),
        "isEmpty": .bool(isEmpty), "isOpen": .bool(isOpen), "name": .string(name),
        "tags": tags.formatValue,
      ]
    }
  }

  static let count = ContextKey("count", 0)
  static let other = ContextKey("other", 0)
  static let price = ContextKey("price", 0.0)
  static let isEmpty = ContextKey("isEmpty", false)
  static let isOpen = ContextKey("isOpen", false)
  static let name = ContextKey("name", "")
  static let tags = ContextKey("tags", [String]())

  /// A guard, its text, and the equivalent closure.
  struct Condition: Sendable, CustomTestStringConvertible {
    let made: ContextGuard
    let format: String
    let holds: @Sendable (Values) -> Bool
    var testDescription: String { format }

    init(
      _ made: some ContextCondition, _ format: String, _ holds: @escaping @Sendable (Values) -> Bool
    ) {
      self.made = made.condition
      self.format = format
      self.holds = holds
    }
  }

  static let conditions: [Condition] = [
    Condition(count > 3 && !isEmpty, "count > 3 AND (NOT isEmpty == TRUE)") {
      $0.count > 3 && !$0.isEmpty
    },
    Condition(isOpen, "isOpen == TRUE") { $0.isOpen },
    Condition(isOpen == isEmpty, "isOpen == isEmpty") { $0.isOpen == $0.isEmpty },
    Condition(isOpen != false, "isOpen != FALSE") { $0.isOpen },
    Condition(count < other, "count < other") { $0.count < $0.other },
    Condition(count <= -2, "count <= -2") { $0.count <= -2 },
    Condition(count >= other + 1, "count >= other + 1") { $0.count >= $0.other + 1 },
    Condition(count - (other - 1) > 0, "count - (other - 1) > 0") { $0.count - ($0.other - 1) > 0 },
    Condition(count - other - 1 == 0, "count - other - 1 == 0") { $0.count - $0.other - 1 == 0 },
    Condition((count + 1) * 2 != other, "(count + 1) * 2 != other") {
      ($0.count + 1) * 2 != $0.other
    },
    Condition(2 * count + other <= 3, "2 * count + other <= 3") { 2 * $0.count + $0.other <= 3 },
    Condition(price * 2.0 < 1.5, "price * 2.0 < 1.5") { $0.price * 2 < 1.5 },
    Condition(name == "b\"c\\", #"name == "b\"c\\""#) { $0.name == "b\"c\\" },
    Condition(name != "a\nb", #"name != "a\nb""#) { $0.name != "a\nb" },
    Condition(name.contains("b"), #"name CONTAINS "b""#) { $0.name.contains("b") },
    Condition(name.beginsWith("a"), #"name BEGINSWITH "a""#) { $0.name.hasPrefix("a") },
    Condition(name.endsWith("c"), #"name ENDSWITH "c""#) { $0.name.hasSuffix("c") },
    Condition(name.matches("[a-c]+"), #"name MATCHES "[a-c]+""#) {
      !$0.name.isEmpty && $0.name.allSatisfy { "abc".contains($0) }
    },
    Condition(name.length > 2, "name.length > 2") { $0.name.utf16.count > 2 },
    Condition(name + "!" == "ab!", #"name + "!" == "ab!""#) { $0.name == "ab" },
    Condition(name.isIn(["a", "ab"]), #"name IN {"a", "ab"}"#) { ["a", "ab"].contains($0.name) },
    Condition(name.isIn(tags), "name IN tags") { $0.tags.contains($0.name) },
    Condition(count.isIn([1, 2]), "count IN {1, 2}") { [1, 2].contains($0.count) },
    Condition(tags.contains("a"), #"tags CONTAINS "a""#) { $0.tags.contains("a") },
    Condition(tags.contains(name), "tags CONTAINS name") { $0.tags.contains($0.name) },
    Condition(tags.count() > 1, "tags.@count > 1") { $0.tags.count > 1 },
    Condition(
      isOpen || isEmpty && count == 1, "isOpen == TRUE OR (isEmpty == TRUE AND count == 1)"
    ) { $0.isOpen || $0.isEmpty && $0.count == 1 },
    Condition(
      isOpen && isEmpty && count == 1, "isOpen == TRUE AND isEmpty == TRUE AND count == 1"
    ) { $0.isOpen && $0.isEmpty && $0.count == 1 },
    Condition(!(isOpen || count == 0), "NOT (isOpen == TRUE OR count == 0)") {
      !($0.isOpen || $0.count == 0)
    },
    Condition(!(!isOpen), "NOT (NOT isOpen == TRUE)") { $0.isOpen },
  ]

  @Test("print to the words that a file holds", arguments: conditions)
  func words(_ condition: Condition) { #expect(condition.made.format == condition.format) }

  @Test("are read back as the same tree", arguments: conditions)
  func trees(_ condition: Condition) throws {
    #expect(try FormatPredicate(condition.made.format).root == condition.made.node)
  }

  @Test("hold where their closures do", arguments: conditions)
  func values(_ condition: Condition) throws {
    let predicate = try FormatPredicate(condition.made.format)
    for seed in FuzzCount.times(200) {
      var draws = SeededDraws(seed: seed)
      let values = Values(&draws)
      let holds = try predicate.evaluate(with: values.record)
      #expect(holds == condition.holds(values), "seed \(seed): \(values)")
    }
  }

  /// A random tree over the conditions above, and the equivalent closure.
  private static func joined(_ draws: inout SeededDraws, depth: Int) -> Condition {
    guard depth > 0, draws.chance(80) else { return draws.pick(conditions) }
    let left = joined(&draws, depth: depth - 1)
    let right = joined(&draws, depth: depth - 1)
    switch draws.below(3) {
    case 0: return Condition(left.made && right.made, "") { left.holds($0) && right.holds($0) }
    case 1: return Condition(left.made || right.made, "") { left.holds($0) || right.holds($0) }
    default: return Condition(!left.made, "") { !left.holds($0) }
    }
  }

  @Test(
    "joined at random are read back, and hold where Swift says",
    arguments: FuzzCount.times(300).map { $0 + 1 })
  func trees(seed: UInt64) throws {
    var draws = SeededDraws(seed: seed)
    let condition = Self.joined(&draws, depth: 4)
    let predicate = try FormatPredicate(condition.made.format)
    #expect(predicate.root == condition.made.node, "seed \(seed): \(condition.made.format)")
    for _ in 0..<20 {
      let values = Values(&draws)
      let holds = try predicate.evaluate(with: values.record)
      #expect(holds == condition.holds(values), "seed \(seed): \(values)")
    }
  }

  @Test("of values are read back as the same values")
  func literals() throws {
    #expect(try FormatExpression(ContextExpression(true).format).root == .constant(.bool(true)))
    #expect(try FormatExpression(ContextExpression(-4).format).root == .constant(.integer(-4)))
    let list = ContextExpression([0.5, -1])
    #expect(try FormatExpression(list.format).root == list.node)
    #expect(ContextKey("first", 1).expression.format == "#first")
  }

  /// A random sum of products, and what it is worth.
  private static func sum(
    _ draws: inout SeededDraws, _ values: Values, depth: Int
  ) -> (made: ContextExpression<Int>, worth: Int) {
    guard depth > 0, draws.chance(75) else {
      switch draws.below(3) {
      case 0: return (count.expression, values.count)
      case 1: return (other.expression, values.other)
      default:
        let number = draws.below(9) - 4
        return (ContextExpression(number), number)
      }
    }
    let left = sum(&draws, values, depth: depth - 1)
    let right = sum(&draws, values, depth: depth - 1)
    switch draws.below(3) {
    case 0: return (left.made + right.made, left.worth + right.worth)
    case 1: return (left.made - right.made, left.worth - right.worth)
    default: return (left.made * right.made, left.worth * right.worth)
    }
  }

  @Test(
    "are worth what Swift makes of them, however deep",
    arguments: FuzzCount.times(300).map { $0 + 1 })
  func sums(seed: UInt64) throws {
    var draws = SeededDraws(seed: seed)
    let values = Values(&draws)
    let (made, worth) = Self.sum(&draws, values, depth: 4)
    let read = try FormatExpression(made.format)
    #expect(read.root == made.node, "seed \(seed): \(made.format)")
    #expect(try read.evaluate(with: values.record) == .integer(Int64(worth)), "seed \(seed)")
  }
}
