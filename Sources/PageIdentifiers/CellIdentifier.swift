public import Foundation

/// The identifier of a cell that tells its index path and, where it has one, a name of its own.
///
/// The app sets it where it makes a cell; tests look for it by either part.
///
/// ```swift
/// cell.accessibilityIdentifier =
///   CellIdentifier("feed.card", section: 0, item: 1, unique: "lamp").text  // feed.card-0-1-lamp-
/// ```
public struct CellIdentifier: Sendable, Hashable {
  /// What the cells of the collection are called.
  public let name: String
  /// The section, from 0.
  public let section: Int
  /// The place in the section, from 0.
  public let item: Int
  /// What only this cell has; nil for none.
  public let unique: String?

  /// Makes the identifier of a cell.
  public init(_ name: String, section: Int, item: Int, unique: String? = nil) {
    self.name = name
    self.section = section
    self.item = item
    self.unique = unique
  }

  /// Makes the identifier of a cell at an index path of two numbers; nil for any other path.
  public init?(_ name: String, at indexPath: IndexPath, unique: String? = nil) {
    guard indexPath.count == 2 else { return nil }
    self.init(name, section: indexPath[0], item: indexPath[1], unique: unique)
  }

  /// Reads the identifier of a cell of a name; nil where it is none.
  public init?(reading text: String, of name: String) {
    guard text.hasPrefix(name + "-") else { return nil }
    let parts = text.dropFirst(name.count + 1)
      .split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, let section = Int(parts[0]), let item = Int(parts[1]) else { return nil }
    let unique = parts.count > 2 && parts[2].hasSuffix("-") ? String(parts[2].dropLast()) : nil
    self.init(name, section: section, item: item, unique: unique)
  }

  /// The part that every cell at the place has: `feed.card-0-1`.
  public var place: String { "\(name)-\(section)-\(item)" }

  /// The whole identifier: `feed.card-0-1-lamp-`, or without a name of its own `feed.card-0-1`.
  public var text: String { place + (unique.map { "-\($0)-" } ?? "") }
}
