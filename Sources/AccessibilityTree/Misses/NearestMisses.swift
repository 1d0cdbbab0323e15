/// Finds the elements a failed lookup came closest to, for its message.
package struct NearestMisses: Sendable {
  /// The most near misses named.
  package static let limit = 3
  /// The longest text, in bytes, whose spelling is compared.
  package static let textLimit = 256

  private let sought: String
  private let type: ElementType
  private let scope: ElementMatches?
  private let letters: [Unicode.Scalar]
  private let folded: String

  /// Describes a lookup that failed.
  ///
  /// - Parameters:
  ///   - sought: The identifying text it asked for.
  ///   - type: The type it asked for; `any` if none.
  ///   - scope: The elements it searched; nil for the whole tree.
  package init(_ sought: String, type: ElementType = .any, scope: ElementMatches? = nil) {
    self.sought = sought
    self.type = type
    self.scope = scope
    self.letters = Array(sought.unicodeScalars)
    self.folded = sought.lowercased()
  }

  /// The nearest elements, best first; elements with equal texts are listed once.
  package func find(in snapshot: ElementSnapshot) -> [NearestMiss] {
    guard !sought.isEmpty else { return [] }
    var best: [(rank: Int, miss: NearestMiss)] = []
    for element in 0..<snapshot.count {
      guard let miss = miss(at: element, in: snapshot) else { continue }
      let rank = 2 * miss.reason.rank + (isOfType(miss.type) ? 0 : 1)
      insert(miss, rank, into: &best)
    }
    return best.map(\.miss)
  }

  private func insert(
    _ miss: NearestMiss, _ rank: Int, into best: inout [(rank: Int, miss: NearestMiss)]
  ) {
    if best.contains(where: { $0.miss.found == miss.found && $0.miss.type == miss.type }) {
      guard let same = best.firstIndex(where: { $0.miss.found == miss.found && $0.rank > rank })
      else { return }
      best.remove(at: same)
    }
    let place = best.firstIndex { $0.rank > rank } ?? best.count
    guard place < Self.limit else { return }
    best.insert((rank, miss), at: place)
    if best.count > Self.limit { best.removeLast() }
  }

  private func isOfType(_ other: ElementType) -> Bool {
    type == .any || type == other
  }
}

extension NearestMisses {
  /// The nearest miss among an element's texts; nil if none is near.
  private func miss(at element: Int, in snapshot: ElementSnapshot) -> NearestMiss? {
    let found = snapshot.type(of: element)
    var best: NearestMiss?
    for attribute in ElementAttribute.allCases {
      guard let text = snapshot.text(attribute, of: element), !text.isEmpty,
        let reason = reason(text, found, element)
      else { continue }
      if let best, best.reason.rank <= reason.rank { continue }
      best = NearestMiss(
        element: element, type: found, attribute: attribute, found: text, reason: reason)
    }
    return best
  }

  private func reason(
    _ text: String, _ found: ElementType, _ element: Int
  ) -> NearestMiss.Reason? {
    if text == sought {
      guard isOfType(found) else { return .otherType }
      return isSearched(element) ? nil : .elsewhere
    }
    guard text.utf8.count <= Self.textLimit, letters.count <= Self.textLimit else { return nil }
    if text.utf8.count <= 3 * folded.utf8.count, text.lowercased() == folded { return .letterCase }
    let limit = min(max(letters.count / 3, 1), 4)
    if abs(text.utf8.count - sought.utf8.count) <= 4 * limit, letters.count > 1,
      let distance = EditDistance.between(letters, Array(text.unicodeScalars), limit: limit)
    {
      return .spelling(distance)
    }
    return isPart(text) ? .partial : nil
  }

  private func isPart(_ text: String) -> Bool {
    guard letters.count > 2 else { return false }
    if CharacterSearch.contains(text, sought) { return true }
    return 2 * text.utf8.count >= sought.utf8.count && CharacterSearch.contains(sought, text)
  }

  private func isSearched(_ element: Int) -> Bool {
    guard let scope else { return true }
    var low = 0
    var high = scope.count
    while low < high {
      let middle = (low + high) / 2
      if scope[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < scope.count && scope[low] == element
  }
}
