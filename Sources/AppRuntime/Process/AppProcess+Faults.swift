import AppCompiling
import AppModel
import PredicateFormat
import VirtualTime

extension AppProcess {
  /// Drops frames for a drawn time from now on, because the screen has changed.
  func dropFrames() {
    guard let most = device.chance.faults?.plan[.droppedFrames] else { return }
    let time = device.chance.sample(
      .uniform(from: .zero, through: .seconds(most / 60)), source: FaultKind.droppedFrames.source)
    if device.schedule(.frameComes, for: self, after: time) != nil { motion.framesDue += 1 }
  }

  /// Whether frames are dropped now, so that touches are lost.
  package var dropsFrames: Bool { motion.framesDue > 0 }

  /// Delays the focus of a field; returns false if no fault asks for it.
  func delaysFocus(
    of element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) -> Bool {
    guard let most = device.chance.faults?.plan[.lateKeyboard] else { return false }
    let delay = device.chance.sample(
      .uniform(from: .zero, through: .milliseconds(1) * most),
      source: FaultKind.lateKeyboard.source)
    let number = (typing.lateFocus?.number ?? 0) + 1
    typing.lateFocus = LateFocus(number: number, element: element, item: item, screen: screen)
    return device.schedule(.focusComes(number: number), for: self, after: delay) != nil
  }

  /// Gives a field its delayed focus, unless another field has requested it since.
  func focusComes(_ number: Int) {
    guard let late = typing.lateFocus, late.number == number, late.screen.isOpen else { return }
    enclosed { textEntry.takeFocus(to: late.element, item: late.item, on: late.screen) }
  }

  /// The result of a loader, with the rows in another order if a fault says so.
  func arrived(_ result: LoaderResult) -> LoaderResult {
    guard !result.isFailure, device.chance.strikes(.rowOrder) else { return result }
    return LoaderResult(isFailure: false, data: shuffled(result.data))
  }

  /// A value with its outermost lists in another order.
  private func shuffled(_ value: FormatValue) -> FormatValue {
    switch value {
    case .list(var items):
      for last in items.indices.dropFirst().reversed() {
        items.swapAt(
          last, device.chance.whole(below: last + 1, source: FaultKind.rowOrder.source))
      }
      return .list(items)
    case .record(let members):
      var shuffledMembers = members
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        shuffledMembers[key] = shuffled(member)
      }
      return .record(shuffledMembers)
    default: return value
    }
  }
}
