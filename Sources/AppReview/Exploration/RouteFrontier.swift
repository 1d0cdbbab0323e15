/// The untried moves; those that are similar to the fewest tried moves come first.
///
/// Moves are similar if they do the same to the same element in the same state of a screen: taps on
/// the rows of a list, or on a button of a screen that was reached in several ways. A new button of
/// a new screen therefore comes before the hundredth row of a list. The same move over another
/// screen counts as a different one, but after a few tries less so.
struct RouteFrontier {
  /// A move, and the place where it can be made.
  struct Step {
    let place: Int
    let move: RouteMove
  }

  /// The screens that are in front where a move can be made.
  struct View: Hashable {
    let screen: String
    let state: String
    /// The screen below.
    let below: String
  }

  /// What similar moves have in common.
  private struct Kind: Hashable {
    let view: View
    let move: RouteMove

    /// The same moves over any screen.
    var overAny: Kind {
      Kind(view: View(screen: view.screen, state: view.state, below: "*"), move: move)
    }
  }

  /// A queue: entries are taken from its front.
  private struct Line<Entry> {
    private var entries: [Entry] = []
    private var taken = 0

    var isEmpty: Bool { taken == entries.count }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    mutating func takeFirst() -> Entry? {
      guard !isEmpty else { return nil }
      defer { taken += 1 }
      return entries[taken]
    }
  }

  private var steps: [Kind: Line<Step>] = [:]
  private var tries: [Kind: Int] = [:]
  /// The kinds with steps, by the number of tries.
  private var levels: [Line<Kind>] = []
  private var lowest = 0
  /// The number of untried moves.
  private(set) var count = 0

  /// Adds a move that can be made where a view is in front.
  mutating func add(_ step: Step, of view: View) {
    let kind = Kind(view: view, move: step.move.withoutItem)
    count += 1
    let isListed = steps[kind].map { !$0.isEmpty } ?? false
    steps[kind, default: Line()].append(step)
    if !isListed { list(kind) }
  }

  /// Takes the next move; nil if there is none.
  mutating func next() -> Step? {
    while let kind = nextKind() {
      // Since the kind was listed, moves like it may have been tried over other screens.
      if level(of: kind) > lowest {
        list(kind)
        continue
      }
      guard let step = steps[kind]?.takeFirst() else { return nil }
      count -= 1
      tries[kind, default: 0] += 1
      tries[kind.overAny, default: 0] += 1
      if steps[kind]?.isEmpty == false { list(kind) } else { steps[kind] = nil }
      return step
    }
    return nil
  }

  /// How often the moves were tried that come next.
  var leastTries: Int {
    mutating get {
      while levels.indices.contains(lowest), levels[lowest].isEmpty { lowest += 1 }
      return lowest
    }
  }

  private mutating func nextKind() -> Kind? {
    let lowest = leastTries
    return levels.indices.contains(lowest) ? levels[lowest].takeFirst() : nil
  }

  private func level(of kind: Kind) -> Int {
    (tries[kind] ?? 0) + (tries[kind.overAny] ?? 0) / Self.triesOverAny
  }

  /// How many tries over any screen count as one over this one.
  private static let triesOverAny = 4

  private mutating func list(_ kind: Kind) {
    let level = level(of: kind)
    while levels.count <= level { levels.append(Line()) }
    levels[level].append(kind)
    lowest = min(lowest, level)
  }
}

extension RouteMove {
  /// The move without the parts that identify an item of a repeated element or one opening of a
  /// screen.
  var withoutItem: RouteMove {
    switch self {
    case .gesture(let gesture, let target, let fillsIn):
      .gesture(gesture, target.withoutItem, fillsIn: fillsIn)
    case .typing(let text, let target): .typing(text, target.withoutItem)
    default: self
    }
  }
}

extension RouteTarget {
  fileprivate var withoutItem: RouteTarget {
    RouteTarget(screen: 0, ordinal: ordinal, item: min(item, 0), name: "")
  }
}
