import Foundation

/// The heights of the rows of a list that were seen, which outlive a change of what it shows.
///
/// Without them a list that is scrolled and shows something new would look for its rows in the
/// wrong places.
package final class RowHeights {
  /// Heights by the place of the row.
  private(set) var known: [Int: CGFloat] = [:]
  /// The height of the first row that was seen: the guess for the others.
  private(set) var usual: CGFloat?

  /// Makes heights of a list that was not seen yet.
  package init() {}

  /// The height of a row, or the guess for it; nil before a row was seen.
  subscript(place: Int) -> CGFloat? { known[place] ?? usual }

  /// Notes the height of a row; returns whether that is news.
  func learn(_ height: CGFloat, of place: Int) -> Bool {
    usual = usual ?? height
    return known.updateValue(height, forKey: place) != height
  }
}
