import AppCompiling
import AppModel
import PredicateFormat
package import VirtualTime

extension AppProcess {
  /// Loses frames from now on, as many as chance says, because what is shown has changed.
  func dropFrames() {
    guard let most = device.chance.faults?.plan[.droppedFrames] else { return }
    let frames = device.chance.whole(below: Int(most) + 1, source: FaultKind.droppedFrames.source)
    motion.framesFrom = max(motion.framesFrom, device.now + .seconds(Double(frames) / 60))
  }

  /// Whether what is shown cannot be touched yet.
  package func dropsFrames(at instant: VirtualInstant) -> Bool { instant < motion.framesFrom }

  /// Gives a field the focus later; false where it gets it at once.
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

  /// The focus has come, unless another field was asked for since.
  func focusComes(_ number: Int) {
    guard let late = typing.lateFocus, late.number == number, late.screen.isStanding else { return }
    enclosed { textEntry.takeFocus(to: late.element, item: late.item, on: late.screen) }
  }

  /// A loader's result as it arrives.
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
