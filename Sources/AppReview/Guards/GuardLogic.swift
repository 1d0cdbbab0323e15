import AppModel
import PredicateFormat

/// Decides whether guards can be true, given the values that keys may have.
///
/// If there are few values, the guard is evaluated for all of them. Otherwise the comparisons that
/// must hold together are checked for contradictions. If it is not certain, the result is that the
/// guard can be true.
struct GuardLogic {
  private let ranges: ContextRanges
  private let screen: ScreenDefinition?

  /// The most sets of comparisons that are checked for a guard.
  static let branchLimit = 64

  /// Checks guards and expressions of a screen; nil is for those of coordinators.
  init(ranges: ContextRanges, screen: ScreenDefinition?) {
    self.ranges = ranges
    self.screen = screen
  }

  // MARK: - Guards

  /// Whether some possible values fulfil a predicate.
  func canHold(_ node: PredicateNode) -> Bool {
    if let tried = tried([node]) { return tried.contains { $0[0] } }
    guard let branches = GuardBranches.of(node, limit: Self.branchLimit) else { return true }
    return branches.contains { canHold($0) }
  }

  /// Whether a guard is never evaluated, because one before it is true whenever it would be.
  ///
  /// A transition without a guard has nil, which is always true.
  func isShadowed(_ node: PredicateNode?, by earlier: [PredicateNode?]) -> Bool {
    if earlier.contains(where: { $0 == nil }) { return true }
    let node = node ?? .constant(true)
    let known = earlier.compactMap { $0 }.filter { values(of: [$0]) != nil }
    if !known.isEmpty, let tried = tried([node] + known) {
      if !tried.contains(where: { $0[0] && !$0.dropFirst().contains(true) }) { return true }
    }
    guard let branches = GuardBranches.of(node, limit: Self.branchLimit) else { return false }
    return earlier.compactMap { $0 }.contains { other in
      guard let parts = GuardBranches.comparisons(of: other) else { return false }
      return branches.allSatisfy { implies($0, parts) }
    }
  }

  /// Whether the comparisons are true whenever the parts of a branch are.
  ///
  /// A comparison of a path that the branch does not read may have no result; it then counts as
  /// false.
  private func implies(_ branch: [GuardPart], _ comparisons: [GuardPart]) -> Bool {
    let read = Set(branch.compactMap { $0.bound?.path })
    return comparisons.allSatisfy { part in
      guard let path = part.bound?.path, read.contains(path) else { return false }
      return !canHold(branch + [part.negated])
    }
  }

  private func canHold(_ branch: [GuardPart]) -> Bool {
    for (index, part) in branch.enumerated()
    where branch[..<index].contains(where: { $0.contradicts(part) }) {
      return false
    }
    let known = branch.filter { values(of: [$0.node]) != nil }
    if let tried = tried(known.map(\.node)),
      !tried.contains(where: { zip($0, known).allSatisfy { $0 != $1.isNegated } })
    {
      return false
    }
    return boundsCanHold(branch)
  }

  private func boundsCanHold(_ branch: [GuardPart]) -> Bool {
    var bounds: [[String]: ValueBounds] = [:]
    for part in branch {
      guard let bound = part.bound else { continue }
      bounds[bound.path, default: start(of: bound.path)].add(bound, isNegated: part.isNegated)
    }
    return bounds.values.allSatisfy(\.canHold)
  }

  /// What is known about the values of a path; for a path inside a key's value, only that the
  /// length of a text is not negative.
  private func start(of path: [String]) -> ValueBounds {
    if path.last == "length", isText(path.dropLast()) {
      return ValueBounds(.numbers(0...Double.infinity))
    }
    return ValueBounds(range(ofPath: path))
  }

  /// Whether a key holds only texts: one that starts with a text is assumed to stay a text when
  /// responses and events fill it.
  private func isText(_ path: [String]) -> Bool {
    if range(ofPath: path).isOfTexts { return true }
    let start: FormatValue? =
      switch KeyReads.key(path, on: screen, of: ranges.app) {
      case .own(_, let key)? where path.count == 1: screen?.context[key]
      case .shared(let key)? where path.count == 2: ranges.app.context[key]
      default: nil
      }
    if case .string? = start { return true }
    return false
  }

  // MARK: - Trying values

  private func keys(of nodes: [PredicateNode]) -> [RangedKey]? {
    var all: [RangedKey] = []
    for node in nodes {
      guard let keys = KeyReads(node, on: screen, of: ranges.app).keys else { return nil }
      all += keys.filter { !all.contains($0) }
    }
    return all
  }

  private func values(of nodes: [PredicateNode]) -> [[FormatValue]]? {
    keys(of: nodes).flatMap { ranges.values(of: $0) }
  }

  /// The results of some predicates for all combinations of values of the keys that they read.
  ///
  /// It is nil if there are too many combinations.
  private func tried(_ nodes: [PredicateNode]) -> [[Bool]]? {
    guard let keys = keys(of: nodes), let lists = ranges.values(of: keys),
      let choices = ValueChoices(lists, limit: ContextRanges.choiceLimit)
    else { return nil }
    let predicates = nodes.map { FormatPredicate(root: $0) }
    return choices.map { values in
      let subject = KeyReads.subject(keys, values)
      return predicates.map { (try? $0.evaluate(with: subject)) ?? false }
    }
  }

  // MARK: - Expressions

  /// The values that an expression may have.
  func range(of node: ExpressionNode) -> ValueRange {
    if let tried = triedValues(of: node) { return tried }
    switch node {
    case .keyPath(let path): return range(ofPath: path.keys)
    case .arithmetic(let sign, let left, let right):
      return range(sign, range(of: left), range(of: right))
    case .ternary(_, let first, let second):
      return range(of: first).joined(with: range(of: second)).joined(with: .values([.null]))
    default: return .any
    }
  }

  private func triedValues(of node: ExpressionNode) -> ValueRange? {
    guard let keys = KeyReads(node, on: screen, of: ranges.app).keys,
      let lists = ranges.values(of: keys),
      let choices = ValueChoices(lists, limit: ContextRanges.choiceLimit)
    else { return nil }
    let expression = FormatExpression(root: node)
    var range = ValueRange.values([])
    for values in choices {
      let value = (try? expression.evaluate(with: KeyReads.subject(keys, values))) ?? .null
      range = range.joined(with: .values([value]))
    }
    return range
  }

  private func range(ofPath path: [String]) -> ValueRange {
    let length = path.first == "app" ? 2 : 1
    guard path.count == length, let key = KeyReads.key(path, on: screen, of: ranges.app) else {
      return .any
    }
    return ranges.range(of: key)
  }

  private func range(
    _ sign: ArithmeticOperator, _ left: ValueRange, _ right: ValueRange
  ) -> ValueRange {
    guard let left = left.numbers, let right = right.numbers else { return .any }
    let ends: (Double, Double)
    switch sign {
    case .add:
      ends = (left.lowerBound + right.lowerBound, left.upperBound + right.upperBound)
    case .subtract:
      ends = (left.lowerBound - right.upperBound, left.upperBound - right.lowerBound)
    default: return .any
    }
    // Above 2^53 sums are rounded.
    let lower = ends.0 >= -0x1p52 ? ends.0 : -.infinity
    let upper = ends.1 <= 0x1p52 ? ends.1 : .infinity
    return lower <= upper ? .numbers(lower...upper) : .any
  }
}
