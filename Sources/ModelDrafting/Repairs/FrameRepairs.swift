import SimulatedApp

/// Moves or resizes an element so that a number which a test takes from its frame is another one.
struct FrameRepairs {
  /// What changes of an element, in points.
  struct Change: Equatable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  private let frames: ScriptLook.Frames

  init(_ frames: ScriptLook.Frames) { self.frames = frames }

  /// The changes after which a number is larger by a difference; none if the frame does not have
  /// the number.
  func changes(of number: Double, by difference: Double) -> [Change] {
    let (own, screen) = (frames.own, frames.screen)
    let (right, bottom) = (own.x + own.width, own.y + own.height)
    let numbers: [(Double, Change)] = [
      (own.width, Change(width: difference)), (own.height, Change(height: difference)),
      (own.x, Change(x: difference)), (own.y, Change(y: difference)),
      (right, Change(x: difference)), (bottom, Change(y: difference)),
      (own.x + own.width / 2, Change(x: difference)),
      (own.y + own.height / 2, Change(y: difference)),
      (screen.height - bottom, Change(y: -difference)),
      (screen.width - right, Change(x: -difference)),
    ]
    return numbers.filter { abs($0.0 - number) < Self.precision }.map(\.1)
  }

  /// Changes that may make one of two frames larger than the other, or put one behind the other.
  static let steps = [step, -step].flatMap { step in
    [Change(height: step), Change(y: step), Change(width: step), Change(x: step)]
  }

  /// By how many points they change a number: nearly the height of a row.
  private static let step = 40.0

  /// How exactly messages tell numbers.
  private static let precision = 0.06

  /// A tree with the element at a place changed; it gets a row of its own, unless only its size
  /// changes.
  func tree(_ tree: DraftTree, changing place: [Int], by change: Change) -> DraftTree {
    var tree = tree
    let isInRow = place.count > 1 && tree[Array(place.dropLast())]?.isRow == true
    let isMoved = change.x != 0 || change.y != 0
    tree.change(place) { element in
      if change.width != 0 { element.place.width = max(1, frames.own.width + change.width) }
      if change.height != 0 { element.place.height = max(1, frames.own.height + change.height) }
      guard isMoved else { return }
      let origin = isInRow ? frames.outer : frames.own
      element.place.x = frames.own.x - origin.x + change.x
      element.place.y = frames.own.y - origin.y + change.y
      element.place.width = element.place.width ?? frames.own.width
      guard !isInRow else { return }
      var row = DraftElement(.other)
      row.isRow = true
      row.children = [element]
      element = row
    }
    return tree
  }
}

extension ScriptRepairs {
  /// Moves or resizes the elements whose attributes were read last, if numbers of their frames are
  /// compared.
  var frames: [DraftScript] {
    let differences = FrameComparison(message).differences
    let steps = differences.isEmpty && comparesFrames ? FrameRepairs.steps : []
    guard !differences.isEmpty || !steps.isEmpty else { return [] }
    var known: Set<String> = []
    let read = looks.filter { $0.frames != nil && known.insert($0.query.text).inserted }
    return read.prefix(3).flatMap { look -> [DraftScript] in
      guard let frames = look.frames else { return [] }
      let repairs = FrameRepairs(frames)
      let told = differences.flatMap { repairs.changes(of: $0.number, by: $0.difference) }
      let changes = steps + told
      guard !changes.isEmpty else { return [] }
      return changing(look) { tree in
        guard let place = tree.firstPlace(of: look.query) else { return [] }
        return changes.map { repairs.tree(tree, changing: place, by: $0) }
      }
    }
  }
}

extension ScriptRepairs {
  /// Whether the line of the failure is about frames, though its message has no number of them.
  private var comparesFrames: Bool {
    (message.contains("XCTAssertTrue failed") || message.contains("XCTAssertFalse failed"))
      && line.contains(#/[fF]rame|\.(origin|size|height|width|(min|mid|max)[XY])\b/#)
  }
}

/// The numbers in the message of an assertion, and by how much they should be larger.
struct FrameComparison {
  /// The numbers with what is missing, negative where they are too large; the likeliest first.
  private(set) var differences: [(number: Double, difference: Double)] = []

  private static let relations: [(words: String, least: Double)] = [
    (" is not equal to ", 0), (" is not greater than or equal to ", 0),
    (" is not greater than ", 1), (" is not less than or equal to ", 0),
    (" is not less than ", -1), (" is less than ", 0), (" is greater than ", 0),
  ]

  /// Distances from the edges of the screen that a test may ask for where it tells only a number.
  private static let usual = [16.0, 50, 100]

  /// Reads a message such as `XCTAssertGreaterThan failed: ("1.0") is not greater than ("2.0")`.
  init(_ message: String) {
    guard let relation = Self.relations.first(where: { message.contains($0.words) }),
      let match = message.firstMatch(of: #/\("(-?\d+\.\d+)"\)[a-z ]+\("(-?\d+\.\d+)"\)/#),
      let left = Double(match.1), let right = Double(match.2)
    else {
      guard message.contains("XCTAssertTrue") else { return }
      let told = message.matches(of: #/-?\d+\.\d+/#).compactMap { Double($0.0) }
      differences = told.flatMap { number in Self.usual.map { (number, $0 - number) } }
      return
    }
    differences = [
      (left, right - left + relation.least), (right, left - right - relation.least),
    ]
  }
}
