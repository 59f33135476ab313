import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Queue } from '../platform/queue/queue.js';
import { Schedules } from '../platform/queue/schedule.js';
import { Connections } from './connection/connections.service.js';
import { DeliveryDesk } from './job/delivery-desk.service.js';
import { Failover } from './job/failover.service.js';
import { InterruptedPapers } from './job/interrupted-papers.service.js';
import { OrphanedPapers } from './job/orphaned-papers.service.js';
import { PrintJobRepository } from './job/print-job.repository.js';
import { PrintJobSchema } from './job/print-job.schema.js';
import { PrintJobs } from './job/print-jobs.service.js';
import { PrintPress } from './job/print-press.service.js';
import { PrintSweep } from './job/print-sweep.service.js';
import { DRIVE } from './job/printer.jobs.js';
import { DeviceFacts } from './printer/device-facts.service.js';
import { DeviceGate } from './printer/device-gate.service.js';
import { DeviceLookup } from './printer/device-lookup.service.js';
import { FirstPrinters } from './printer/first-printers.js';
import { PrinterController } from './printer/printer.controller.js';
import { PrinterRepository } from './printer/printer.repository.js';
import { PrinterSchema } from './printer/printer.schema.js';
import { PrinterService } from './printer/printer.service.js';
import { PrinterEar } from './printer/printer-ear.service.js';
import { PrinterLog } from './printer/printer-log.js';
import { CALLED_EVERY_MS, PrinterPresence } from './printer/printer-presence.js';
import { PrinterRegistry } from './printer/printer-registry.service.js';
import { PrinterWatch } from './printer/printer-watch.service.js';
import { AgentController } from './protocols/agent/agent.controller.js';
import { AgentService } from './protocols/agent/agent.service.js';
import { AgentProgramController } from './protocols/agent/agent-program.controller.js';
import { AgentProgram } from './protocols/agent/agent-program.service.js';
import { CloudPrntController } from './protocols/cloudprnt/cloudprnt.controller.js';
import { CloudPrntService } from './protocols/cloudprnt/cloudprnt.service.js';
import { DeviceBodies } from './protocols/device-bodies.js';
import { EpsonController } from './protocols/epson/epson.controller.js';
import { EpsonService } from './protocols/epson/epson.service.js';
import { FastPolls } from './protocols/fast-polls.js';
import { BrokerDoorman } from './protocols/mqtt/broker-doorman.service.js';
import { BrokerKeeper } from './protocols/mqtt/broker-keeper.service.js';
import { BrokerSwitch } from './protocols/mqtt/broker-switch.service.js';
import { MqttAgent } from './protocols/mqtt/mqtt-agent.service.js';
import { StarMqtt } from './protocols/mqtt/star-mqtt.service.js';
import { PollFloods } from './protocols/poll-floods.js';
import { PushTransports } from './protocols/push-transport.js';
import { TcpTransport } from './protocols/tcp/tcp-transport.js';
import { Diagnosis } from './queue/diagnosis.service.js';
import { PrintQueueController } from './queue/print-queue.controller.js';
import { PrintQueuePages } from './queue/print-queue.pages.js';
import { PrintQueueService } from './queue/print-queue.service.js';
import { KnownCategories } from './routing/known-categories.js';
import { PrinterRoutingController } from './routing/printer-routing.controller.js';
import { PrinterRouting } from './routing/printer-routing.service.js';
import { PrintStationController } from './station/print-station.controller.js';
import { PrintStationPages } from './station/print-station.pages.js';
import { PrintStation } from './station/print-station.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Printer', schema: PrinterSchema },
      { name: 'PrintJob', schema: PrintJobSchema },
    ]),
  ],
  controllers: [
    CloudPrntController,
    EpsonController,
    AgentController,
    AgentProgramController,
    PrinterController,
    PrinterRoutingController,
    PrintQueueController,
    PrintQueuePages,
    PrintStationController,
    PrintStationPages,
  ],
  providers: [
    PrinterRepository,
    PrinterPresence,
    PrinterLog,
    PrinterEar,
    PrinterRegistry,
    KnownCategories,
    PrinterRouting,
    Connections,
    PrinterService,
    PrinterWatch,
    DeviceLookup,
    FirstPrinters,
    DeviceFacts,
    DeviceGate,
    PrintJobRepository,
    PrintJobs,
    DeliveryDesk,
    Failover,
    OrphanedPapers,
    InterruptedPapers,
    PrintSweep,
    PushTransports,
    PrintPress,
    TcpTransport,
    PrintQueueService,
    PrintStation,
    Diagnosis,
    CloudPrntService,
    EpsonService,
    AgentProgram,
    AgentService,
    BrokerDoorman,
    MqttAgent,
    StarMqtt,
    BrokerSwitch,
    BrokerKeeper,
    DeviceBodies,
    FastPolls,
    PollFloods,
  ],
  exports: [
    KnownCategories,
    Connections,
    PrinterService,
    PrinterRegistry,
    PrinterWatch,
    PrintJobs,
    PrintQueueService,
  ],
})
export class PrinterModule implements OnModuleInit {
  constructor(
    private readonly queue: Queue,
    private readonly schedules: Schedules,
    private readonly sweep: PrintSweep,
    private readonly watch: PrinterWatch,
    private readonly press: PrintPress,
  ) {}

  onModuleInit(): void {
    this.queue.handle(DRIVE, ({ shopId, printerId }) => this.press.drive(shopId, printerId));
    this.schedules.every('printer-calls', CALLED_EVERY_MS, () => this.watch.call());
    this.schedules.every('prints', 5_000, () => this.sweep.sweep());
    this.schedules.every('printers', 10_000, () => this.watch.listen());
    this.schedules.daily('print-texts', '04:40', () => this.sweep.strip());
  }
}
