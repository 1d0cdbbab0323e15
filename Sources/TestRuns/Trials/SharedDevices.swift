import EnvironmentVariables
package import SimulatedApp
import Synchronization
import TestHost

/// The devices of this process that several tests share.
///
/// Tests of XCTest run one after the other on one thread, so that a device has one user at a time.
package final class SharedDevices: Sendable {
  /// A device that tests share, with the order that it was made for.
  private struct Shared: @unchecked Sendable {
    let order: DeviceOrder
    let session: AppSession
  }

  /// The devices, which are Sendable because they are only stored here.
  private struct Kept {
    /// The devices of the class whose tests run.
    var ofClass: [Shared] = []
    /// The devices of all tests.
    var ofRun: [Shared] = []
    /// The classes whose set-up has used an app.
    var driving: Set<ObjectIdentifier> = []
  }

  private let kept = Mutex(Kept())

  /// The devices of this process.
  package static let ofThisProcess = SharedDevices()

  /// The session for a test, with a new or a shared device; nil if there is no app.
  package func session(for order: DeviceOrder) -> AppSession? {
    let life = life(for: order)
    guard life != .test else { return order.makeSession() }
    guard order.isForResult else {
      let session = order.makeSession()
      session?.use = DeviceUse(.none, isNewForTrial: true)
      return session
    }
    return shared(life, order)
  }

  /// The session for the set-up of a class, whose tests share its device.
  package func sessionOfSetUp(for order: DeviceOrder) -> AppSession? {
    let key = ObjectIdentifier(order.testClass)
    kept.withLock { _ = $0.driving.insert(key) }
    return shared(life(for: order), order)
  }

  /// Whether the set-up of a class has used an app.
  package func isDriven(bySetUpOf testClass: any HostedTrialCase.Type) -> Bool {
    kept.withLock { $0.driving.contains(ObjectIdentifier(testClass)) }
  }

  /// Forgets the devices of a class whose tests have all run.
  package func endClass() { kept.withLock { $0.ofClass = [] } }

  /// How long the device of a test lives.
  private func life(for order: DeviceOrder) -> DeviceLife {
    let asked =
      order.life ?? VariableReading().value(.deviceLife) { DeviceLife(rawValue: $0) } ?? .test
    return asked == .test && isDriven(bySetUpOf: order.testClass) ? .testClass : asked
  }

  private func shared(_ life: DeviceLife, _ order: DeviceOrder) -> AppSession? {
    let known = kept.withLock { life == .run ? $0.ofRun : $0.ofClass }
    if let device = known.first(where: { order.isServed(byDeviceOf: $0.order) }) {
      return device.session
    }
    guard let session = order.makeSession() else { return nil }
    session.use = DeviceUse(
      life == .run ? .run : .testClass(String(describing: order.testClass)))
    let device = Shared(order: order, session: session)
    kept.withLock { kept in
      if life == .run { kept.ofRun.append(device) } else { kept.ofClass.append(device) }
    }
    return session
  }
}
