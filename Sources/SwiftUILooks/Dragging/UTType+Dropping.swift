public import Foundation
public import SwiftUIViews
public import UniformTypeIdentifiers

extension View {
  /// The view as a drop target for data of some types.
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: types.map(\.identifier), isTargeted: isTargeted, perform: action) }
  /// The view as a drop target for data of some types, with the point where they are dropped.
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { onDrop(of: types.map(\.identifier), isTargeted: isTargeted, perform: action) }
  /// The view as a drop target whose delegate decides about drops.
  public nonisolated func onDrop(
    of types: [UTType], delegate: any DropDelegate
  ) -> some View { onDrop(of: types.map(\.identifier), delegate: delegate) }
}

extension DropInfo {
  /// Whether there is data of one of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    hasItemsConforming(to: contentTypes.map(\.identifier))
  }
  /// The data of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
}
