import SimulatedApp

/// Shows several elements at once that a test looked for in vain.
extension ScriptRepairs {
  /// Shows all that one wait looked for in vain: with one of several elements it fails as before.
  var wholeWait: [DraftScript] {
    guard let last = looks.first, last.isOfWait else { return [] }
    var known: Set<String> = []
    let ofWait = looks.prefix {
      $0.isOfWait && $0.scene == last.scene && $0.boundary == last.boundary
    }
    return showing(
      ofWait.filter { known.insert($0.query.text).inserted && $0.count == 0 }.reversed(), at: last)
  }

  /// Shows all that the test looked for in vain since the scene began: it may ask for one element
  /// after the other and count those that are there, or stop at the first one.
  ///
  /// What it looked for by several types has the first of them.
  var wholeScene: [DraftScript] {
    guard let last = looks.first else { return [] }
    var known: Set<String> = []
    let missed = looks.prefix { $0.scene == last.scene }.reversed().filter {
      $0.count == 0 && known.insert($0.query.name ?? $0.query.text).inserted
    }
    return showing(Array(missed.prefix(Self.shownTogether)), at: last)
  }

  /// The most elements that a test counts one by one.
  private static let shownTogether = 60

  private func showing(_ missed: [ScriptLook], at last: ScriptLook) -> [DraftScript] {
    guard missed.count > 1 else { return [] }
    return changing(last) { tree in
      [missed.reduce(tree) { QueryConjuring($1.query).trees(from: $0).first ?? $0 }]
    }
  }
}
