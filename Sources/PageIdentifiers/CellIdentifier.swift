public import Foundation

/// The identifier of a cell with its index path and, optionally, a unique name.
///
/// The app sets it when it makes a cell; tests find the cell by either part.
///
/// ```swift
/// cell.accessibilityIdentifier =
///   CellIdentifier("feed.card", section: 0, item: 1, unique: "lamp").text  // feed.card-0-1-lamp-
/// ```
public struct CellIdentifier: Sendable, Hashable {
  /// The name of the collection's cells.
  public let name: String
  /// The section, from 0.
  public let section: Int
  /// The item in the section, from 0.
  public let item: Int
  /// The unique name of the cell, or nil.
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

  /// Reads the identifier of a cell; nil if it is not one.
  public init?(reading text: String, of name: String) {
    guard text.hasPrefix(name + "-") else { return nil }
    let parts = text.dropFirst(name.count + 1)
      .split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, let section = Int(parts[0]), let item = Int(parts[1]) else { return nil }
    let unique = parts.count > 2 && parts[2].hasSuffix("-") ? String(parts[2].dropLast()) : nil
    self.init(name, section: section, item: item, unique: unique)
  }

  /// The part shared by every cell at the index path: `feed.card-0-1`.
  public var place: String { "\(name)-\(section)-\(item)" }

  /// The whole identifier: `feed.card-0-1-lamp-`, or `feed.card-0-1` without a unique name.
  public var text: String { place + (unique.map { "-\($0)-" } ?? "") }
}
