/// Finds the name that a misspelt word probably means.
package enum NearestName {
  /// Returns the closest name, or nil if none is close; ties go to the earlier name.
  ///
  /// Close means at most two edits, and fewer edits than half of the letters; without such a name,
  /// one that begins with the word, if that has at least three letters. Letter case does not count.
  package static func of(_ word: String, in names: [String]) -> String? {
    let sought = Array(word.lowercased())
    guard sought.count <= 64 else { return nil }
    let maximum = min(2, max(1, (sought.count - 1) / 2))
    var best: (name: String, edits: Int)?
    for name in names where abs(name.count - sought.count) <= maximum {
      let edits = distance(sought, Array(name.lowercased()))
      if edits <= maximum, edits < best?.edits ?? Int.max { best = (name, edits) }
    }
    return best?.name ?? completion(of: word.lowercased(), in: names)
  }

  private static func completion(of word: String, in names: [String]) -> String? {
    guard word.count >= 3 else { return nil }
    return names.first { $0.lowercased().hasPrefix(word) }
  }

  /// Counts insertions, deletions, replacements and swaps of neighbours between two words.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var old = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var edits = min(old[j + 1] + 1, row[j] + 1, old[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          edits = min(edits, older[j - 1] + 1)
        }
        row.append(edits)
      }
      (older, old) = (old, row)
    }
    return old[right.count]
  }
}
