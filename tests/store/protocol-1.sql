BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	"row" INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY ("row"), 
	CONSTRAINT entries_once UNIQUE (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES(1,'rUL0KBV3H4YgjQsi',0,'{"kind":"started","header":{"log":1,"game":"minuit","rules":1,"edition":{"name":"1989","digest":"9d50a9fd2b35eed7c9b5bebb0c3c7eb912be38bb31914173e3e6d019b39db54f"},"options":{},"seats":["P1","P2"],"fair":{"commitment":"79c84186349ca915234a6009cc468b493840366f858bbe8aa7cd5d733c8a42d0","shares":["silent","silent"]}},"picks":[1],"digest":"cd921eb744d6290f27163cf51b83641cdaaf7f4909cee45164b998b28a4e0714"}');
INSERT INTO "entries" VALUES(2,'rUL0KBV3H4YgjQsi',1,'{"kind":"answered","seat":1,"ask":"0.0","move":"choose red"}');
INSERT INTO "entries" VALUES(3,'rUL0KBV3H4YgjQsi',2,'{"kind":"answered","seat":1,"ask":"0.1","move":"place 7"}');
INSERT INTO "entries" VALUES(4,'rUL0KBV3H4YgjQsi',3,'{"kind":"answered","seat":0,"ask":"0.2","move":"place 18"}');
INSERT INTO "entries" VALUES(5,'rUL0KBV3H4YgjQsi',4,'{"kind":"answered","seat":1,"ask":"0.3","move":"place 16"}');
INSERT INTO "entries" VALUES(6,'rUL0KBV3H4YgjQsi',5,'{"kind":"answered","seat":0,"ask":"0.4","move":"place 23"}');
INSERT INTO "entries" VALUES(7,'rUL0KBV3H4YgjQsi',6,'{"kind":"answered","seat":1,"ask":"0.5","move":"place 26"}');
INSERT INTO "entries" VALUES(8,'FuJv-xMaOGHoT5UF',0,'{"kind":"started","header":{"log":1,"game":"chasseurs","rules":1,"edition":{"name":"2017","digest":"d28407cf2465b29d2d083d7efaaeaf7b3e8f2d0c9fb931184a6c872a508951d7"},"options":{},"seats":["P1","P2"],"fair":{"commitment":"79c84186349ca915234a6009cc468b493840366f858bbe8aa7cd5d733c8a42d0","shares":["silent","silent"]}},"picks":[1,33,39,32,8,1,9,3,13,8,66,47,43,27,29,43,37,48,58,62,53,14,23,9,51,56,48,9,44,47],"digest":"891844975266fd94d0801924f345b1a2dc896ab6280d55597aa479450e05239b"}');
INSERT INTO "entries" VALUES(9,'FuJv-xMaOGHoT5UF',1,'{"kind":"answered","seat":1,"ask":"0.1","move":"keep cave 12"}');
INSERT INTO "entries" VALUES(10,'FuJv-xMaOGHoT5UF',2,'{"kind":"answered","seat":1,"ask":"0.2","move":"discard jungle 11"}');
INSERT INTO "entries" VALUES(11,'FuJv-xMaOGHoT5UF',3,'{"kind":"answered","seat":0,"ask":"0.0","move":"keep copper"}');
INSERT INTO "entries" VALUES(12,'FuJv-xMaOGHoT5UF',4,'{"kind":"answered","seat":0,"ask":"0.3","move":"discard dog 3 3","picks":[39,11]}');
INSERT INTO "entries" VALUES(13,'FuJv-xMaOGHoT5UF',5,'{"kind":"answered","seat":1,"ask":"0.5","move":"keep silver"}');
INSERT INTO "entries" VALUES(14,'FuJv-xMaOGHoT5UF',6,'{"kind":"answered","seat":1,"ask":"0.6","move":"discard goblin-mercenaries"}');
INSERT INTO "entries" VALUES(15,'JczLRFyl5PPRfL6z',0,'{"kind":"started","header":{"log":1,"game":"macgregor","rules":1,"edition":{"name":"2005","digest":"625eb3e446efb1dadef373e94cc9c27d79280acaaa308bac3f75201039e82115"},"options":{"bound":6},"seats":["P1","P2"],"fair":{"commitment":"79c84186349ca915234a6009cc468b493840366f858bbe8aa7cd5d733c8a42d0","shares":["silent","silent"]}},"picks":[3,1,0,32],"digest":"a48c4d644faf73770ed1741c7aa1e4e4f299829bf8b799e1985d35169c279138"}');
INSERT INTO "entries" VALUES(16,'JczLRFyl5PPRfL6z',1,'{"kind":"answered","seat":0,"ask":"0.0","move":"put D1","picks":[32]}');
INSERT INTO "entries" VALUES(17,'JczLRFyl5PPRfL6z',2,'{"kind":"answered","seat":0,"ask":"0.1","move":"put B3","picks":[23]}');
INSERT INTO "entries" VALUES(18,'JczLRFyl5PPRfL6z',3,'{"kind":"answered","seat":0,"ask":"0.2","move":"put D3","picks":[41]}');
INSERT INTO "entries" VALUES(19,'JczLRFyl5PPRfL6z',4,'{"kind":"answered","seat":0,"ask":"0.3","move":"put C1","picks":[7]}');
INSERT INTO "entries" VALUES(20,'JczLRFyl5PPRfL6z',5,'{"kind":"answered","seat":0,"ask":"0.4","move":"put D4","picks":[10]}');
INSERT INTO "entries" VALUES(21,'JczLRFyl5PPRfL6z',6,'{"kind":"answered","seat":1,"ask":"0.5","move":"start E4","picks":[22,4,39,16,39]}');
INSERT INTO "entries" VALUES(22,'4XaYW91mpamhzIVS',0,'{"kind":"started","header":{"log":1,"game":"booo","rules":1,"edition":{"name":"2017","digest":"eadadc5e7d5911deea6dad4f98987366b2d4b7b2c678cae5bd915684ba1024ae"},"options":{"bound":20},"seats":["P1","P2"],"fair":{"commitment":"79c84186349ca915234a6009cc468b493840366f858bbe8aa7cd5d733c8a42d0","shares":["silent","silent"]}},"picks":[3,3,3,4,2,1,1,1,1,0,0],"digest":"a9724abf695ae752b2883d44876533744b744270a0a94eb3b96a8e56258965b8"}');
INSERT INTO "entries" VALUES(23,'4XaYW91mpamhzIVS',1,'{"kind":"answered","seat":1,"ask":"0.1","move":"claim blue"}');
INSERT INTO "entries" VALUES(24,'4XaYW91mpamhzIVS',2,'{"kind":"answered","seat":1,"ask":"0.9","move":"cross 9.10e"}');
INSERT INTO "entries" VALUES(25,'4XaYW91mpamhzIVS',3,'{"kind":"answered","seat":0,"ask":"0.16","move":"claim green"}');
INSERT INTO "entries" VALUES(26,'4XaYW91mpamhzIVS',4,'{"kind":"answered","seat":0,"ask":"0.24","move":"cross 11.11e"}');
INSERT INTO "entries" VALUES(27,'4XaYW91mpamhzIVS',5,'{"kind":"answered","seat":0,"ask":"0.32","move":"cross 12.11e"}');
INSERT INTO "entries" VALUES(28,'4XaYW91mpamhzIVS',6,'{"kind":"answered","seat":1,"ask":"0.41","move":"raise"}');
CREATE TABLE finished (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	ended FLOAT NOT NULL, 
	log TEXT NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	stage VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	doc TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, owner VARCHAR(32), fence INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('rUL0KBV3H4YgjQsi','minuit','playing',0,'{"game":"minuit","host":"26cb9c15e9e1e5cdfc42a72418cdcdf16bf891e2690278e2bab18dc8b3c80f38","places":[{"kind":"person","name":"P1","bot":null,"hash":"26cb9c15e9e1e5cdfc42a72418cdcdf16bf891e2690278e2bab18dc8b3c80f38","away":false,"confirm":false,"share":null},{"kind":"person","name":"P2","bot":null,"hash":"239ecdfabb413a2402b58f42c50594c9f66d5284c60f1ddb1ea3447a2aa60d94","away":false,"confirm":false,"share":null}],"edition":null,"options":{},"settings":{"clock":"none","listed":false,"spectators":true,"delay":0,"grace":60,"pace":0,"stand_in":"random","credit":0},"stage":"playing","paused":false,"position":null,"brought":null,"rematch":null}',X'61206B6579206F66207468697274792D74776F2062797465732C206F7220736F',1.79513048003770208358e+09,1.79513048005631637576e+09,NULL,1);
INSERT INTO "tables" VALUES('FuJv-xMaOGHoT5UF','chasseurs','playing',0,'{"game":"chasseurs","host":"fcfd2a96c64caa608927320a05dbb09dd3a76b5710031bc3e29fa80b34520da9","places":[{"kind":"person","name":"P1","bot":null,"hash":"fcfd2a96c64caa608927320a05dbb09dd3a76b5710031bc3e29fa80b34520da9","away":false,"confirm":false,"share":null},{"kind":"person","name":"P2","bot":null,"hash":"ecca4034e1e8416c7afbbafa46651a1e149fcd849b5d5c0e196d36e1e34062cf","away":false,"confirm":false,"share":null}],"edition":null,"options":{},"settings":{"clock":"none","listed":false,"spectators":true,"delay":0,"grace":60,"pace":0,"stand_in":"random","credit":0},"stage":"playing","paused":false,"position":null,"brought":null,"rematch":null}',X'61206B6579206F66207468697274792D74776F2062797465732C206F7220736F',1.79513048008507871628e+09,1.7951304800967013836e+09,NULL,1);
INSERT INTO "tables" VALUES('JczLRFyl5PPRfL6z','macgregor','playing',0,'{"game":"macgregor","host":"304c386e906b3af5c13ef528dff2d7bc691ee01a39d97592621d8941a0f20a32","places":[{"kind":"person","name":"P1","bot":null,"hash":"304c386e906b3af5c13ef528dff2d7bc691ee01a39d97592621d8941a0f20a32","away":false,"confirm":false,"share":null},{"kind":"person","name":"P2","bot":null,"hash":"2a42fe5cabd1e4ea3be835ca9582d23a5b0711f306cdfaaf79c33c7d3d086383","away":false,"confirm":false,"share":null}],"edition":null,"options":{"bound":6},"settings":{"clock":"none","listed":false,"spectators":true,"delay":0,"grace":60,"pace":0,"stand_in":"random","credit":0},"stage":"playing","paused":false,"position":null,"brought":null,"rematch":null}',X'61206B6579206F66207468697274792D74776F2062797465732C206F7220736F',1.79513048012690305714e+09,1.79513048014053201674e+09,NULL,1);
INSERT INTO "tables" VALUES('4XaYW91mpamhzIVS','booo','playing',0,'{"game":"booo","host":"0012ab7d7eacb439e802d8ab5467cadaf3f57f75a45832cfe989ccb4878e63cd","places":[{"kind":"person","name":"P1","bot":null,"hash":"0012ab7d7eacb439e802d8ab5467cadaf3f57f75a45832cfe989ccb4878e63cd","away":false,"confirm":false,"share":null},{"kind":"person","name":"P2","bot":null,"hash":"8aef36cb0621434633ea0e5f6fb8a252a821cc8c15caa26b288df79695e932a1","away":false,"confirm":false,"share":null}],"edition":null,"options":{"bound":20},"settings":{"clock":"none","listed":false,"spectators":true,"delay":0,"grace":60,"pace":0,"stand_in":"random","credit":0},"stage":"playing","paused":false,"position":null,"brought":null,"rematch":null}',X'61206B6579206F66207468697274792D74776F2062797465732C206F7220736F',1.79513048019025111198e+09,1.79513048021723365787e+09,NULL,1);
CREATE INDEX tables_by_stage ON tables (stage, touched);
CREATE INDEX finished_by_game ON finished (game, ended);
CREATE INDEX tables_by_owner ON tables (owner);
COMMIT;