/// Puts the listings of an article together so that each group compiles by itself.
///
/// Articles show the same type again and again, each time better. A listing that declares a type
/// anew takes the place of the older one, and the tests of the older ones end there as a group.
struct ListingGroups {
  private(set) var groups: [[Listing]] = []
  private var present: [Listing] = []
  private var atLastTest: [Listing] = []
  /// All listings without blanks; one that repeats a part of an earlier one is left out.
  private var seen: [String] = []

  /// The groups of an article's listings.
  static func groups(of listings: [Listing]) -> [[Listing]] {
    var grouping = ListingGroups()
    for listing in listings where !listing.isOfApp { grouping.add(listing) }
    grouping.groups.append(grouping.present)
    return grouping.groups
  }

  private mutating func add(_ listing: Listing) {
    let words = listing.text.filter { !$0.isWhitespace }
    guard !seen.contains(where: { $0.contains(words) }) else { return }
    seen.append(words)
    let names = Set(listing.types)
    if present.contains(where: { !names.isDisjoint(with: $0.types) }) {
      let group = listing.isTest ? present : atLastTest
      if !group.isEmpty { groups.append(group) }
      present.removeAll { $0.isTest || !names.isDisjoint(with: $0.types) }
      atLastTest = []
    }
    present.append(listing)
    if listing.isTest { atLastTest = present }
  }
}
