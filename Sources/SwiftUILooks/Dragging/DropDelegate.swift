public import Foundation

/// What is dropped on a view, and where.
public struct DropInfo: Sendable {
  /// Where it is in the view.
  public let location: CGPoint
  /// The item comes from the one finger that drags.
  nonisolated(unsafe) private let provider: NSItemProvider

  init(_ provider: NSItemProvider, at location: CGPoint) {
    (self.provider, self.location) = (provider, location)
  }

  /// Whether there is data of one of these types.
  public func hasItemsConforming(to types: [String]) -> Bool { provider.fits(types) }
  /// The data of these types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    provider.fits(types) ? [provider] : []
  }
}

/// What a drop does.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// What a drop would do.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation
  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about drops.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Performs the drop.
  func performDrop(info: DropInfo) -> Bool
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Something has come over the view.
  func dropEntered(info: DropInfo)
  /// Something has moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
