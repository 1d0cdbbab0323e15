public import Foundation
public import SwiftUIViews
import ViewGraph
import ViewLayout

extension View {
  /// The view as a drag source: a long press that moves on carries its value.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { boxed { box, _ in box.dragged { DraggedItem(payload()) } } }
  /// The view as a drag source, with a preview, which is not shown.
  public nonisolated func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { boxed { box, _ in box.dragged { DraggedItem(payload()) } } }
  /// The view as a drag source: a long press that moves on carries the data.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    boxed { box, _ in box.dragged { DraggedItem(data()) } }
  }
  /// The view as a drag source, with a preview, which is not shown.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }
  /// The view as a drop target for values of a type.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    boxed { box, _ in
      box.dropped { item, point in
        guard let value = item.value(as: T.self) else { return }
        isTargeted(true)
        _ = action([value], point)
        isTargeted(false)
      }
    }
  }
  /// The view as a drop target for data of some types.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }
  /// The view as a drop target for data of some types, with the point where they are dropped.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    boxed { box, _ in
      box.dropped { item, point in
        guard item.provider.fits(supportedTypes) else { return }
        isTargeted?.wrappedValue = true
        _ = action([item.provider], point)
        isTargeted?.wrappedValue = false
      }
    }
  }
  /// The view as a drop target whose delegate decides about drops.
  public nonisolated func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    boxed { box, _ in
      box.dropped { item, point in
        let info = DropInfo(item.provider, at: point)
        guard item.provider.fits(supportedTypes), delegate.validateDrop(info: info) else { return }
        delegate.dropEntered(info: info)
        switch delegate.dropUpdated(info: info)?.operation {
        case .cancel, .forbidden: delegate.dropExited(info: info)
        case .copy, .move, nil: _ = delegate.performDrop(info: info)
        }
      }
    }
  }
}

extension Box {
  /// The box as a drag source.
  fileprivate func dragged(_ item: @escaping () -> DraggedItem) -> Box {
    AnsweringBox(
      self,
      answers: [
        .longPress: {
          guard BoxTouch.way != nil else { return }
          StateWatch.current?.object { DragDesk() }.item = item()
        }
      ], isElement: false)
  }

  /// The box as a drop target.
  fileprivate func dropped(
    _ take: @escaping @MainActor (DraggedItem, CGPoint) -> Void
  ) -> Box {
    DropBox(self) { point in
      guard let item = StateWatch.current?.object(made: { DragDesk() }).item else { return }
      OnMain.run { take(item, point) }
    }
  }
}

extension NSItemProvider {
  /// Whether it has data of one of some types; an object without types is taken for any.
  func fits(_ types: [String]) -> Bool {
    registeredTypeIdentifiers.isEmpty || types.contains(where: hasItemConformingToTypeIdentifier)
  }
}
