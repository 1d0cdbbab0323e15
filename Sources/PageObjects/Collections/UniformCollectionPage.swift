public import Foundation
public import XCUIAutomation

/// The page of one cell, made from its element.
@preconcurrency @MainActor
public protocol CellPageObject {
  /// The cell.
  var element: XCUIElement { get }
  /// Makes the page of a cell.
  init(element: XCUIElement)
}

/// A collection of cells of one kind, returned as pages instead of elements.
///
/// ```swift
/// struct FeedCard: CellPageObject {
///   let element: XCUIElement
///   var title: String { element.staticTexts["title"].label }
/// }
///
/// struct FeedCards: UniformCollectionPage {
///   typealias CellPage = FeedCard
///   let cellName = "feed.card"
///   var collection: XCUIElement { XCUIApplication().collectionViews["feed.collection"] }
/// }
///
/// FeedCards().scrolledCellPage(withIdentifier: "lamp").title
/// ```
@preconcurrency @MainActor
public protocol UniformCollectionPage: CollectionPage {
  /// The type of the page of a cell.
  associatedtype CellPage: CellPageObject
}

extension UniformCollectionPage {
  /// The page of the cell at an index path, if it is on the screen.
  public func cellPage(at indexPath: IndexPath) -> CellPage {
    CellPage(element: cellElement(at: indexPath))
  }

  /// The page of the cell with a unique name, if it is on the screen.
  public func cellPage(withIdentifier unique: String) -> CellPage {
    CellPage(element: cellUniqueElement(withIdentifier: unique))
  }

  /// The page of the cell at an index path, after scrolling to it.
  public func scrolledCellPage(
    at indexPath: IndexPath, file: StaticString = #filePath, line: UInt = #line
  ) -> CellPage {
    CellPage(element: scrolledCell(at: indexPath, file: file, line: line))
  }

  /// The page of the cell with a unique name, after scrolling to it.
  public func scrolledCellPage(
    withIdentifier unique: String, file: StaticString = #filePath, line: UInt = #line
  ) -> CellPage {
    CellPage(element: scrolledCell(withIdentifier: unique, file: file, line: line))
  }
}
