public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// A list or a collection whose cells are found by index path or by a unique name.
///
/// The app sets the identifiers of its cells with `CellIdentifier`, because a collection only has
/// the cells on the screen and their order does not identify them.
///
/// ```swift
/// struct FeedCards: CollectionPage {
///   let cellName = "feed.card"
///   var collection: XCUIElement { XCUIApplication().collectionViews["feed.collection"] }
/// }
///
/// FeedCards().cellElement(at: [0, 1])
/// FeedCards().cellUniqueElement(withIdentifier: "lamp")
/// ```
@preconcurrency @MainActor
public protocol CollectionPage {
  /// The element that scrolls.
  var collection: XCUIElement { get }
  /// The first part of the identifiers of its cells.
  var cellName: String { get }
}

extension CollectionPage {
  /// The cell at an index path of section and item, if it is on the screen; else scroll first.
  ///
  /// A path of any other length than two finds nothing.
  public func cellElement(at indexPath: IndexPath) -> XCUIElement {
    guard let place = CellIdentifier(cellName, at: indexPath)?.place else {
      return found(NSPredicate(format: "identifier == %@", "\(cellName) at \(indexPath)"))
    }
    return found(
      NSPredicate(format: "identifier == %@ OR identifier BEGINSWITH %@", place, place + "-"))
  }

  /// The cell with a unique name, anywhere, if it is on the screen.
  public func cellUniqueElement(withIdentifier unique: String) -> XCUIElement {
    found(Self.isNamed(cellName, unique))
  }

  /// The first cell after an index path with a name that several cells share; nil if none is on the
  /// screen.
  ///
  /// A collection drops cells that were scrolled past, so their count means nothing: continue from
  /// the cell found last.
  public func cellUniqueElement(
    withIdentifier unique: String, after indexPath: IndexPath
  ) -> XCUIElement? {
    guard let last = CellIdentifier(cellName, at: indexPath) else { return nil }
    let cells = collection.descendants(matching: .any).matching(Self.isNamed(cellName, unique))
    return cells.allElementsBoundByIndex.first { cell in
      guard let place = CellIdentifier(reading: cell.identifier, of: cellName) else { return false }
      return (place.section, place.item) > (last.section, last.item)
    }
  }

  /// The cell at an index path, after scrolling until all of it is visible.
  ///
  /// The test fails if the end is reached without it.
  @discardableResult
  public func scrolledCell(
    at indexPath: IndexPath, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    let place = CellIdentifier(cellName, at: indexPath)?.place ?? "\(indexPath)"
    return revealed(cellElement(at: indexPath), named: place, file, line)
  }

  /// The cell with a unique name, after scrolling until all of it is visible.
  ///
  /// The test fails if the end is reached without it.
  @discardableResult
  public func scrolledCell(
    withIdentifier unique: String, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    revealed(cellUniqueElement(withIdentifier: unique), named: unique, file, line)
  }

  private static func isNamed(_ cellName: String, _ unique: String) -> NSPredicate {
    NSPredicate(
      format: "identifier BEGINSWITH %@ AND identifier ENDSWITH %@", cellName + "-", "-\(unique)-")
  }

  private func found(_ predicate: NSPredicate) -> XCUIElement {
    collection.descendants(matching: .any).matching(predicate).firstMatch
  }

  private func revealed(
    _ cell: XCUIElement, named name: String, _ file: StaticString, _ line: UInt
  ) -> XCUIElement {
    guard !collection.swipe(toFullyReveal: cell) else { return cell }
    let message = "\(collection.description) was scrolled to its ends, but \(cellName) \(name) "
    XCTFail(
      message + (cell.exists ? "was never fully visible" : "did not appear"), file: file, line: line
    )
    return cell
  }
}
